import { Card, Skeleton } from '@cartaviva/ui';
import { readMessages as messages } from './messages';

export function ProfileSkeleton() {
  return (
    <div role="status" className="grid gap-6 lg:pl-54">
      <span className="sr-only">{messages.loading}</span>
      <Skeleton className="h-7 w-28" />
      <Card className="flex items-center gap-5">
        <Skeleton className="size-20 rounded-full" />
        <span className="grid grow gap-2">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-4 w-56 max-w-full" />
        </span>
      </Card>
      <Card className="grid gap-5 sm:grid-cols-2">
        {Array.from({ length: 5 }, (_, field) => (
          <span key={field} className="grid gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-11" />
          </span>
        ))}
      </Card>
    </div>
  );
}
