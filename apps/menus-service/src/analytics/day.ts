import { calendarDay, HOME_TIME_ZONE, isoDay, localTime as timeOn } from '@cartaviva/domain';

const DAY_MS = 86_400_000;

export interface LocalTime {
  /** ISO date, for example `2026-11-21`. */
  readonly day: string;
  /** Hour from 0 to 23. */
  readonly hour: number;
}

/** Returns the day and hour of a moment in a time zone. All counts use this function. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const { day, minutes } = timeOn(at, timeZone);
  return { day: isoDay(day), hour: Math.floor(minutes / 60) };
}

/**
 * Returns the day in a time zone. The default is the home time zone, for tasks across all menus, such as retention.
 */
export const dayOf = (at: Date, timeZone = HOME_TIME_ZONE): string => calendarDay(at, timeZone);

/** Returns days since 1 January 1970. */
export const daysFromEpoch = (day: string): number => Date.parse(day) / DAY_MS;

/** Returns the weekday, with 0 for Monday. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** Adds days to a date. `days` may be negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the number of days in a period, including the first and the last. */
export const daysFrom = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;

/** Returns the first day of a day's month, moved by `later` months. `later` may be negative. */
export function monthOf(day: string, later = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later)).toISOString().slice(0, 10);
}
