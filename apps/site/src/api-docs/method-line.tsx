import type { ReactNode } from 'react';
import type { Operation } from './operation';

const METHOD_STYLES: Readonly<Record<string, string>> = {
  GET: 'bg-sea-wash text-sea',
  POST: 'bg-accent-wash text-accent-strong',
  PUT: 'bg-amber-wash text-amber',
  PATCH: 'bg-amber-wash text-amber',
  DELETE: 'bg-brick-wash text-brick',
};

export function MethodLine({
  operation: { method, path },
  children,
}: {
  readonly operation: Operation;
  readonly children?: ReactNode;
}) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <span className={`rounded-control px-2 py-0.5 font-semibold ${METHOD_STYLES[method]}`}>
        {method}
      </span>
      <code className="font-mono break-all">{path}</code>
      {children}
    </p>
  );
}
