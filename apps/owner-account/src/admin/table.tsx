import { cn } from '@cartaviva/ui';
import type { ReactNode } from 'react';

interface TableProps {
  /** Is read by screen readers only. */
  readonly caption: string;
  readonly columns: readonly { readonly title: string; readonly desk?: boolean }[];
  readonly children: ReactNode;
}

/** Hides the cells of `desk` columns on phones. */
export const deskOnly = 'max-md:hidden';

export function Table({ caption, columns, children }: TableProps) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-line text-ink-faint">
        <tr>
          {columns.map(({ title, desk }) => (
            <th key={title} scope="col" className={cn(cell, 'py-3 font-medium', desk && deskOnly)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </table>
  );
}

export const cell = 'px-3 py-3 align-middle first:pl-4 last:pr-4 sm:first:pl-6 sm:last:pr-6';
