import { Card, Skeleton } from '@cartaviva/ui';

export function AnalyticsSkeleton() {
  return (
    <div aria-busy className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
        {[0, 1, 2, 3].map((figure) => (
          <Card key={figure} className="grid gap-3 p-4 sm:p-5">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-8 w-24" />
            <Skeleton className="h-4 w-full" />
          </Card>
        ))}
      </div>
      <Card className="grid gap-4">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-52" />
      </Card>
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </div>
    </div>
  );
}
