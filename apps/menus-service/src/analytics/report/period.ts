import type { DayViews } from '@cartaviva/contracts';
import { addDays, dayOf } from '../day';

/** Days that end today, and as many before them to compare with. */
export interface Period {
  /** First day of the period before. */
  readonly before: string;
  readonly from: string;
  readonly to: string;
}

/** The last so many days, today included, on the clock of Santo Domingo. */
export function lastDays(days: number, now: Date): Period {
  const to = dayOf(now);
  const from = addDays(to, 1 - days);
  return { before: addDays(from, -days), from, to };
}

/** Views by day. */
export type Counts = Readonly<Record<string, number>>;

/** Every day of the period, the oldest first, with those that had no view. */
export function byDay(counts: Counts, { from, to }: Period): DayViews[] {
  const days: DayViews[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    days.push({ date, views: counts[date] ?? 0 });
  }
  return days;
}

/** Views of the period before. */
export const viewsBefore = (counts: Counts, { from }: Period): number =>
  sum(Object.entries(counts).map(([date, views]) => (date < from ? views : 0)));

export const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);
