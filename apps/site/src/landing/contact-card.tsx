import { CHAT_PATH, mailto } from '@cartaviva/api-client';
import { Mail, MessageCircle, Phone, type LucideIcon } from 'lucide-react';
import { CONTACT } from '../contact';
import { CONTACT_SECTION } from './messages';

const { card } = CONTACT_SECTION;

/** Contact details and hours (specification §2, "contact card"). */
export function ContactCard() {
  return (
    <section aria-labelledby="contact-card" className="grid content-start gap-6 lg:px-8">
      <h3 id="contact-card" className="font-display text-xl">
        {card.title}
      </h3>
      <Way icon={Mail} label={card.mail} note={card.mailNote} href={mailto(CONTACT.support)}>
        {CONTACT.support}
      </Way>
      <Way icon={Phone} label={card.phone} note={card.phoneNote} href={CONTACT.phoneHref}>
        {CONTACT.phone}
      </Way>
      <Way icon={MessageCircle} label={card.chat} note={card.chatNote} href={CHAT_PATH}>
        {card.chatLink}
      </Way>
      <Hours />
    </section>
  );
}

function Hours() {
  return (
    <div className="border-t border-line pt-5">
      <h4 className="font-semibold">{card.hours}</h4>
      <dl className="mt-2 grid gap-1.5">
        <Day name={CONTACT.days} time={CONTACT.time} />
      </dl>
      <p className="mt-2 text-sm text-ink-soft">{card.zone}</p>
    </div>
  );
}

function Day({ name, time }: { name: string; time: string }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt>{name}</dt>
      <dd className="flex grow items-baseline gap-2 tabular-nums">
        <span aria-hidden className="grow border-b-2 border-dotted border-control/50" />
        {time}
      </dd>
    </div>
  );
}

interface WayProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly note: string;
  readonly href: string;
  readonly children: string;
}

function Way({ icon: Icon, label, note, href, children }: WayProps) {
  return (
    <div className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-wash text-accent">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{label}</p>
        <a
          href={href}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {children}
        </a>
        <p className="text-sm text-ink-soft">{note}</p>
      </div>
    </div>
  );
}
