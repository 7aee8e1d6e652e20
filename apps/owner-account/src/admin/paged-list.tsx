import type { Page } from '@cartaviva/contracts';
import { Card, EmptyState, ErrorState, Skeleton } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { adminMessages as messages } from './messages';
import { Pager } from './pager';

interface PagedListProps<T> {
  readonly of: {
    readonly data: Page<T> | undefined;
    readonly error: unknown;
    readonly mutate: () => Promise<unknown>;
  };
  readonly count: (total: number) => string;
  readonly empty: { readonly title: string; readonly description: string };
  readonly children: (rows: readonly T[]) => ReactNode;
}

export function PagedList<T>({ of, count, empty, children }: PagedListProps<T>) {
  const { data, error, mutate } = of;
  if (error) return <ErrorState {...messages.unread} onRetry={() => void mutate()} />;
  if (!data) return <Outline />;
  if (data.total === 0) return <EmptyState {...empty} />;
  return (
    <>
      <p role="status" className="mb-3 text-sm text-ink-soft tabular-nums">
        {count(data.total)}
      </p>
      <Card className="p-0 sm:p-0">{children(data.rows)}</Card>
      <Pager total={data.total} />
    </>
  );
}

/** Placeholder while a list loads. */
export function Outline() {
  return (
    <Card role="status" className="grid gap-5">
      <span className="sr-only">{messages.loading}</span>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} className="h-9" />
      ))}
    </Card>
  );
}
