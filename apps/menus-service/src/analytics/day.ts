import { HOME_TIME_ZONE } from '@cartaviva/domain';

const DAY_MS = 86_400_000;
// In Swedish a date is written as ISO 8601 does.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: HOME_TIME_ZONE });
const hourFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: HOME_TIME_ZONE, hour: '2-digit' });

/** The day of a moment on the clock of Santo Domingo: `2026-11-21`. */
export const dayOf = (at: Date): string => format.format(at);

/** The hour of a moment on the clock of Santo Domingo: 0 to 23. */
export const hourOf = (at: Date): number => Number(hourFormat.format(at));

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
