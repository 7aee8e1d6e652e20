import { Card, Skeleton } from '@cartaviva/ui';

export function ItemsSkeleton() {
  return (
    <Card className="grid gap-6" aria-busy>
      <Skeleton className="h-5 w-36" />
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex justify-between gap-8">
          <div className="grid grow gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </Card>
  );
}
