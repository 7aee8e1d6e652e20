import { HOME_TIME_ZONE } from '@cartaviva/domain';

const DAY_MS = 86_400_000;
// In Swedish a date is written as ISO 8601 does: `2026-11-21 14`.
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: HOME_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
});

export interface LocalTime {
  /** `2026-11-21`. */
  readonly day: string;
  /** 0 to 23. */
  readonly hour: number;
}

/** Clocks of all zones are whole quarters of an hour apart: within one no day and no hour changes. */
const QUARTER_MS = 900_000;
/** The last quarter of an hour that was asked for: most visits are of this one. */
let last: { readonly quarter: number; readonly time: LocalTime } | undefined;

/** The day and the hour of a moment on the clock of Santo Domingo. All counts take both from here. */
export function localTime(at: Date): LocalTime {
  const quarter = Math.floor(at.getTime() / QUARTER_MS);
  if (last?.quarter === quarter) return last.time;
  const text = format.format(at);
  const time = { day: text.slice(0, 10), hour: Number(text.slice(11)) };
  last = { quarter, time };
  return time;
}

export const dayOf = (at: Date): string => localTime(at).day;

export const hourOf = (at: Date): number => localTime(at).hour;

/** The weekday of a day: 0 for Monday. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** The day that is so many days after another, or before it. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days a period has, first and last included. */
export const daysFrom = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;

/** The first day of the month that is so many months after that of a day, or before it. */
export function monthOf(day: string, later = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later)).toISOString().slice(0, 10);
}
