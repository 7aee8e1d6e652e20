import { mailto } from '@cartaviva/api-client';
import { Card, Skeleton } from '@cartaviva/ui';
import { lazy, Suspense } from 'react';
import { CONTACT } from '../contact';
import { ContactCard } from './contact-card';
import { CONTACT_SECTION } from './messages';
import { Section } from './section';

// The form loads separately, because its validation rules would delay the page.
const DemoRequestForm = lazy(() => import('./demo-request-form'));

export function ContactSection() {
  const { title, form } = CONTACT_SECTION;
  return (
    <Section id="contact" title={title} className="border-t border-line bg-surface">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Card className="bg-paper sm:p-8">
          <h3 className="font-display text-xl">{form.title}</h3>
          <p className="mt-2 mb-6 max-w-prose text-ink-soft">{form.text}</p>
          <div className="noscript:hidden">
            <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
              <DemoRequestForm />
            </Suspense>
          </div>
          <p className="hidden noscript:block">
            {CONTACT_SECTION.withoutScript}{' '}
            <a href={mailto(CONTACT.sales)} className="font-semibold text-accent underline">
              {CONTACT.sales}
            </a>
          </p>
        </Card>
        <ContactCard />
      </div>
    </Section>
  );
}
