import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './class-names';

const look = cva('flex items-start gap-2.5 rounded-control px-3.5 py-3 text-sm font-medium', {
  variants: {
    tone: {
      danger: 'bg-brick-wash text-brick',
      warning: 'bg-amber-wash text-amber',
      success: 'bg-accent-wash text-accent-strong',
      info: 'bg-sea-wash text-sea',
    },
  },
});

const SIGNS = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info };

interface CalloutProps {
  readonly tone: keyof typeof SIGNS;
  /** `alert` for what just went wrong, `status` for news; none for what always stands there. */
  readonly role?: 'alert' | 'status';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something to know before going on, inside the page. */
export function Callout({ tone, role, className, children }: CalloutProps) {
  const Sign = SIGNS[tone];
  return (
    <div role={role} className={cn(look({ tone }), className)}>
      <Sign aria-hidden className="mt-px size-4.5 shrink-0" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
