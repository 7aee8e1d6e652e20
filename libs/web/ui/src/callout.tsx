import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './class-names';

const SIGNS = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info };

interface CalloutProps {
  readonly tone: keyof typeof SIGNS;
  /** `alert` for a new error, `status` for news, none for permanent text. */
  readonly role?: 'alert' | 'status';
  readonly className?: string;
  readonly children: ReactNode;
}

export function Callout({ tone, role, className, children }: CalloutProps) {
  const Sign = SIGNS[tone];
  return (
    <div role={role} className={cn('callout', `callout-${tone}`, className)}>
      <Sign aria-hidden className="mt-px size-4.5 shrink-0" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
