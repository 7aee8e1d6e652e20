import { Button, Callout, Skeleton } from '@cartaviva/ui';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { readMessages as messages } from './messages';

interface ReadProps<T> {
  /** Response of an SWR hook. */
  readonly of: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly mutate: () => Promise<unknown>;
  };
  /** Number of lines in the loading placeholder. */
  readonly lines?: number;
  readonly children: (data: T) => ReactNode;
}

export function Read<T>({ of: { data, error, mutate }, lines = 3, children }: ReadProps<T>) {
  if (data !== undefined) return children(data);
  if (!error) return <Outline lines={lines} />;
  return (
    <Callout tone="danger" role="alert">
      <p>{messages.failed}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => void mutate()}>
        <RotateCw aria-hidden />
        {messages.retry}
      </Button>
    </Callout>
  );
}

function Outline({ lines }: { lines: number }) {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{messages.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="grid gap-2 py-4">
          <Skeleton className="h-4 w-48 max-w-full" />
          <Skeleton className="h-4 w-64 max-w-full" />
        </span>
      ))}
    </div>
  );
}
