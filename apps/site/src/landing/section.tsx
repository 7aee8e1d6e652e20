import { cn, Container } from '@cartaviva/ui';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Section({ id, title, text, className, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={cn('scroll-mt-16 py-16 sm:py-24', className)}
    >
      <Container>
        <h2 id={`${id}-title`} className="max-w-150 font-display text-3xl sm:text-4xl">
          {title}
        </h2>
        {text && <p className="mt-4 max-w-prose text-lg text-ink-soft">{text}</p>}
        <div className="mt-10 sm:mt-12">{children}</div>
      </Container>
    </section>
  );
}
