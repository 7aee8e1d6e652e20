import { Card, Skeleton } from '@cartaviva/ui';

export function MenuListSkeleton() {
  return (
    <div aria-busy className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {[0, 1, 2].map((card) => (
        <Card key={card} className="grid gap-3">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="mt-3 h-11 w-28" />
        </Card>
      ))}
    </div>
  );
}
