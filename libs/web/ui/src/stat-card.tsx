import type { ReactNode } from 'react';
import { Card } from './card';
import { Skeleton } from './skeleton';

interface StatCardProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly loading?: boolean;
}

export function StatCard({ label, value, loading = false }: StatCardProps) {
  return (
    <Card className="flex flex-col justify-between gap-3 p-4 max-[22.5rem]:px-2 sm:p-6">
      <dl className="flex grow flex-col-reverse justify-end gap-1">
        <dt className="text-sm text-ink-soft">{label}</dt>
        <dd
          className="text-3xl font-semibold tracking-tight tabular-nums"
          aria-busy={loading || undefined}
        >
          {loading ? <Skeleton className="my-1 h-8 w-14" /> : value}
        </dd>
      </dl>
    </Card>
  );
}
