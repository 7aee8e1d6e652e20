import { cn } from '@cartaviva/ui';
import { count } from '../words';
import type { Figures } from './figures';

/** Makes the scrolling area focusable, so that it can be scrolled with the keyboard. */
const scrolling = { role: 'region', tabIndex: 0 } as const;
const cell = 'px-2 py-2 first:pl-0 last:pr-0';

export function FiguresTable({ figures: { caption, columns, rows } }: { figures: Figures }) {
  return (
    <div
      {...scrolling}
      aria-label={caption}
      className="max-h-96 overflow-auto rounded-control -outline-offset-2"
    >
      <table className="w-full border-collapse text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface text-left text-xs text-ink-faint">
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" className={cn(cell, at > 0 && 'text-right')}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ label, values }, at) => (
            <tr key={`${at} ${label}`}>
              <th scope="row" className={cn(cell, 'text-left font-normal text-ink-soft')}>
                {label}
              </th>
              {values.map((value, at) => (
                <td key={columns[at + 1]} className={cn(cell, 'text-right')}>
                  {typeof value === 'number' ? count(value) : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
