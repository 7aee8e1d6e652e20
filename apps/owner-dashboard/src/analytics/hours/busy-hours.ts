import type { Figures } from '../figures/figures';
import { hourName, WEEKDAYS } from '../words';
import type { Cell } from './cell';
import { MESSAGES } from './messages';

/** Minimum number of views to name a busiest hour. */
export const MIN_VIEWS = 20;
/** Minimum number of hours in the heatmap, so that a single evening still fills it. */
const MIN_HOURS = 8;

/** Returns the cell with the most views. Undefined when there are too few views. */
export function strongestOf(byHour: readonly (readonly number[])[]): Cell | undefined {
  const cells = cellsOf(byHour);
  const total = cells.reduce((sum, { views }) => sum + views, 0);
  if (total < MIN_VIEWS) return undefined;
  return cells.reduce((best, cell) => (cell.views > best.views ? cell : best));
}

const cellsOf = (byHour: readonly (readonly number[])[]): Cell[] =>
  byHour.flatMap((hours, weekday) => hours.map((views, hour) => ({ weekday, hour, views })));

/** Returns the hours between the first and the last view, but at least eight. */
export function openHours(byHour: readonly (readonly number[])[]): readonly number[] {
  const seen = cellsOf(byHour)
    .filter(({ views }) => views > 0)
    .map(({ hour }) => hour);
  const first = Math.min(...seen, 23);
  const last = Math.max(...seen, 0);
  if (seen.length === 0) return [];
  const from = Math.max(0, Math.min(first, 24 - MIN_HOURS));
  const to = Math.max(last, from + MIN_HOURS - 1);
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

export const figuresOf = (byHour: readonly (readonly number[])[]): Figures => ({
  caption: MESSAGES.title,
  columns: [MESSAGES.hour, ...WEEKDAYS.map(({ short }) => short)],
  rows: openHours(byHour).map((hour) => ({
    label: hourName(hour),
    values: byHour.map((hours) => hours[hour] ?? 0),
  })),
});
