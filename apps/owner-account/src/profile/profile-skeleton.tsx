import { Card, Skeleton } from '@cartaviva/ui';

/** The profile's outline. */
export function ProfileSkeleton() {
  return (
    <div role="status" className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
      <span className="sr-only">Cargando…</span>
      <Card className="grid gap-5 sm:grid-cols-2">
        {Array.from({ length: 5 }, (_, field) => (
          <span key={field} className="grid gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-11" />
          </span>
        ))}
      </Card>
      <Card className="grid gap-4">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-4 w-56" />
        <Skeleton className="h-4 w-48" />
      </Card>
    </div>
  );
}
