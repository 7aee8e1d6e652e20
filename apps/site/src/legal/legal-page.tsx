import { Contents } from '../frame/contents';
import { SitePage } from '../frame/site-page';
import type { LegalDocument, LegalSection } from './legal-document';

interface LegalPageProps {
  readonly document: LegalDocument;
  /** When these words were last changed, or the day they are read where that is the rule. */
  readonly date: Date;
}

const anchor = (index: number) => `seccion-${index + 1}`;

/** A legal text with its date and, on a desk, its contents beside it. */
export function LegalPage({ document: { title, summary, sections }, date }: LegalPageProps) {
  const day = date.toLocaleDateString('es-DO', { dateStyle: 'long' });
  return (
    <SitePage title={title} description={summary}>
      <p className="text-sm text-ink-faint">Última actualización: {day}</p>
      <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_260px]">
        <div className="grid max-w-prose gap-9">
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
  return (
    <section id={anchor(number - 1)} tabIndex={-1} className="scroll-mt-24">
      <h2 className="text-lg font-semibold">
        {number}. {section.title}
      </h2>
      <div className="mt-2 grid gap-3 text-ink-soft">
        {section.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.list && (
          <ul className="grid list-disc gap-1.5 pl-5 marker:text-accent">
            {section.list.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
