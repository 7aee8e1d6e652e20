import { Container, Skeleton } from '@cartaviva/ui';

/** Skeleton of a screen while its code loads. It appears after a delay, so that it does not flash for fast loads. */
export function RemoteLoading() {
  return (
    <Container
      className="animate-fade py-8 [animation-delay:200ms] [animation-fill-mode:backwards] sm:py-12 [main_&]:p-0"
      role="status"
    >
      <span className="sr-only">Cargando…</span>
      <Skeleton className="h-9 w-60" />
      <Skeleton className="mt-3 h-5 w-80 max-w-full" />
      <div className="mt-10 grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
      </div>
    </Container>
  );
}
