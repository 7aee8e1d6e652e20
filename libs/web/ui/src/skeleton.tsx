import { cn } from './class-names';

/** Placeholder for loading content. Class names set its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn('skeleton', className)} />;
}
