import { cn } from './class-names';

/** Loading indicator. The text beside it says what is loading. */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden className={cn('spinner', className)} />;
}
