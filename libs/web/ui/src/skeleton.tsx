import { cn } from './class-names';

/** The shape of what is on its way; sized by its class names. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn('skeleton', className)} />;
}
