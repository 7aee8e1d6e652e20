import type { ReactNode } from 'react';
import { cn } from './class-names';

interface EmptyStateProps {
  readonly title: string;
  readonly description: string;
  readonly action?: ReactNode;
  readonly drawing?: ReactNode;
  /** Level of the title. Use `h4` inside a card that has a title. */
  readonly heading?: 'h2' | 'h4';
  readonly className?: string;
}

export function EmptyState({
  title,
  description,
  action,
  drawing,
  heading: Heading = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div className={cn('empty-state', className)}>
      {drawing && <div className="mb-5 text-ink-faint">{drawing}</div>}
      <Heading className="text-lg font-semibold">{title}</Heading>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{description}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
