import type { ReactNode } from 'react';
import { SECTIONS, type SectionId } from './sections';

export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="mb-4 font-display text-xl">
        {SECTIONS[id]}
      </h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}
