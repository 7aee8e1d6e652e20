import { HOME_TIME_ZONE } from '@cartaviva/domain';
import type { ReactNode } from 'react';
import { Contents } from '../frame/contents';
import { SitePage } from '../frame/site-page';
import { Blocks } from '../markdown/blocks';
import { withValues } from '../markdown/placeholders';
import type { LegalDocument, LegalSection } from './legal-document';

interface LegalPageProps {
  readonly document: LegalDocument;
  readonly children?: ReactNode;
}

const anchor = (index: number) => `seccion-${index + 1}`;

export function LegalPage({ document, children }: LegalPageProps) {
  const { title, summary, updated, sections } = withValues(document);
  // The cookie policy shows the current date (specification §2, "Legal pages").
  const date = updated ? new Date(`${updated}T12:00:00Z`) : new Date();
  // The date uses the business's time zone, wherever the page is rendered.
  const day = date.toLocaleDateString('es-DO', { dateStyle: 'long', timeZone: HOME_TIME_ZONE });
  return (
    <SitePage title={title} description={summary}>
      <p className="text-sm text-ink-faint">Última actualización: {day}</p>
      <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_260px]">
        <div className="grid max-w-prose content-start gap-9">
          {children}
          {sections.map((section, index) => (
            <Section key={section.title} number={index + 1} section={section} />
          ))}
        </div>
        <Contents parts={sections.map(({ title }, index) => ({ id: anchor(index), title }))} />
      </div>
    </SitePage>
  );
}

function Section({ number, section }: { number: number; section: LegalSection }) {
  const { title, blocks } = section;
  const id = anchor(number - 1);
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        {number}. {title}
      </h2>
      <div className="mt-2 grid gap-3 text-ink-soft">
        <Blocks blocks={blocks} />
      </div>
    </section>
  );
}
