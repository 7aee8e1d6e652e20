import { HOME_TIME_ZONE } from '@cartaviva/domain';
import type { ReactNode } from 'react';
import { Contents } from '../frame/contents';
import { SitePage } from '../frame/site-page';
import { Words } from '../words/words';
import type { LegalDocument, LegalEntry, LegalSection } from './legal-document';

interface LegalPageProps {
  readonly document: LegalDocument;
  /** When these words were last changed, or the day they are read where that is the rule. */
  readonly date: Date;
  /** What the reader may decide here. */
  readonly children?: ReactNode;
}

const anchor = (index: number) => `seccion-${index + 1}`;

/** A legal text with its date and, on a desk, its contents beside it. */
export function LegalPage({ document, date, children }: LegalPageProps) {
  const { title, summary, sections } = document;
  // The day it is there, wherever the page is drawn.
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
  const { title, text, list, entries } = section;
  const id = anchor(number - 1);
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        {number}. {title}
      </h2>
      <div className="mt-2 grid gap-3 text-ink-soft">
        {text.map((paragraph) => (
          <p key={paragraph}>
            <Words>{paragraph}</Words>
          </p>
        ))}
        {list && (
          <ul className="grid list-disc gap-1.5 pl-5 marker:text-accent">
            {list.map((entry) => (
              <li key={entry}>
                <Words>{entry}</Words>
              </li>
            ))}
          </ul>
        )}
        {entries && <Entries entries={entries} />}
      </div>
    </section>
  );
}

function Entries({ entries }: { entries: readonly LegalEntry[] }) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface">
      {entries.map(({ name, text, until }) => (
        <div key={name} className="px-4 py-3">
          <dt className="font-mono text-sm font-semibold wrap-anywhere text-ink">{name}</dt>
          <dd className="mt-1 text-sm">
            {text} <span className="text-ink-faint">{until}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
