import type { ReactNode } from 'react';
import { cn } from './class-names';

const TONES = {
  draft: 'bg-amber-wash text-amber',
  live: 'bg-accent-wash text-accent-strong before:bg-mark',
  neutral: 'bg-sunken text-ink-soft',
  danger: 'bg-brick-wash text-brick',
  info: 'bg-sea-wash text-sea',
};

interface BadgeProps {
  readonly tone: keyof typeof TONES;
  readonly children: ReactNode;
}

/** State in one word. The dot only repeats the meaning of the word. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap before:size-1.5 before:rounded-full before:bg-current',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
