import { cn } from './class-names';

/** A turning ring; the words beside it say what is awaited. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'size-4.5 animate-spin rounded-full border-2 border-current border-t-transparent',
        className,
      )}
    />
  );
}
