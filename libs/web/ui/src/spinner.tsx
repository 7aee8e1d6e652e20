import { cn } from './class-names';

/** A turning ring; the words beside it say what is awaited. */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden className={cn('spinner', className)} />;
}
