import type { ReactNode } from 'react';
import type { Sentence } from '../markdown/document';
import { RichText } from '../markdown/rich-text';

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly text?: readonly Sentence[];
  readonly children?: ReactNode;
}

export function Part({ id, title, text = [], children }: PartProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 gap-4"
    >
      <h2 id={`${id}-title`} className="font-display text-xl">
        {title}
      </h2>
      {text.map((paragraph, at) => (
        <p key={at} className="max-w-prose text-ink-soft">
          <RichText text={paragraph} />
        </p>
      ))}
      {children}
    </section>
  );
}

export function Terms({ terms }: { terms: readonly { term: string; text: string }[] }) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface">
      {terms.map(({ term, text }) => (
        <div key={term} className="flex gap-5 px-5 py-3">
          <dt className="min-w-24 font-semibold tabular-nums">{term}</dt>
          <dd className="min-w-0 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
