import type { ReactNode } from 'react';
import { count } from '../words';
import { MESSAGES } from './messages';

export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** Text beside the number: `62 %`. */
  readonly note?: string;
  readonly image?: ReactNode;
}

interface BarListProps {
  readonly bars: readonly Bar[];
  /** Value of a full bar. The default is the largest value. */
  readonly whole?: number;
  /** Maximum number of bars. The table contains all values. */
  readonly limit?: number;
}

export function BarList({ bars, whole, limit = 8 }: BarListProps) {
  const full = whole ?? Math.max(1, ...bars.map(({ value }) => value));
  const more = bars.length - limit;
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {bars.slice(0, limit).map(({ key, label, value, note, image }) => (
          <li key={key} className="flex items-center gap-3">
            {image}
            <div className="min-w-0 grow">
              <p className="flex items-baseline gap-2 text-sm">
                <span className="min-w-0 grow truncate" title={label}>
                  {label}
                </span>
                {note && <span className="text-xs text-ink-faint tabular-nums">{note}</span>}
                <span className="font-semibold tabular-nums">{count(value)}</span>
              </p>
              <span aria-hidden className="mt-1 block h-1.5 rounded-full bg-sunken">
                <span
                  className="block h-full min-w-0.5 rounded-full bg-accent"
                  style={{ width: `${full > 0 ? (100 * Math.min(value, full)) / full : 0}%` }}
                />
              </span>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-xs text-ink-faint">{MESSAGES.more(more)}</p>}
    </>
  );
}
