import { Card, Skeleton } from '@cartaviva/ui';
import { Mail, Phone, type LucideIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { CONTACT, mailto } from '../contact';
import { CONTACT_SECTION } from './messages';
import { Section } from './section';

// The form brings its rules along; the page above it need not wait for them.
const DemoRequestForm = lazy(() => import('./demo-request-form'));

export function ContactSection() {
  const { title, text } = CONTACT_SECTION;
  return (
    <Section id="contact" title={title} text={text} className="border-t border-line bg-surface">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Card className="bg-paper sm:p-8">
          <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
            <DemoRequestForm />
          </Suspense>
        </Card>
        <ContactCard />
      </div>
    </Section>
  );
}

function ContactCard() {
  const { title, mail, mailNote, phone, phoneNote } = CONTACT_SECTION.card;
  return (
    <section aria-labelledby="contact-card" className="grid content-start gap-6 lg:p-8">
      <h3 id="contact-card" className="text-lg font-semibold">
        {title}
      </h3>
      <Way icon={Mail} label={mail} note={mailNote} href={mailto(CONTACT.support)}>
        {CONTACT.support}
      </Way>
      <Way icon={Phone} label={phone} note={phoneNote} href={CONTACT.phone.href}>
        {CONTACT.phone.shown}
      </Way>
    </section>
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
      <div>
        <p className="text-sm text-ink-soft">{label}</p>
        <a
          href={href}
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
        >
          {children}
        </a>
        <p className="text-sm text-ink-soft">{note}</p>
      </div>
    </div>
  );
}
