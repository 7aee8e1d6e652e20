import { CHAT_PATH, mailto } from '@cartaviva/api-client';
import { Button } from '@cartaviva/ui';
import { CONTACT } from '../contact';
import { MESSAGES } from './messages';

/** Shows how to contact us if no article helps (specification §2, "Help centre"). */
export function ContactBlock() {
  const { title, text, chat } = MESSAGES.contact;
  return (
    <section
      aria-labelledby="contacto"
      className="rounded-card bg-accent-wash p-6 sm:p-8 print:hidden"
    >
      <h2 id="contacto" className="text-lg font-semibold">
        {title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asChild>
          <a href={mailto(CONTACT.support)} className="wrap-anywhere">
            {CONTACT.support}
          </a>
        </Button>
        <Button asChild variant="secondary">
          <a href={CONTACT.phoneHref}>{CONTACT.phone}</a>
        </Button>
        <Button asChild variant="secondary">
          <a href={CHAT_PATH} target="_blank" rel="noopener noreferrer">
            {chat}
          </a>
        </Button>
      </div>
    </section>
  );
}
