import { calendarDay, HOME_TIME_ZONE, isoDay, localTime as timeOn } from '@cartaviva/domain';

const DAY_MS = 86_400_000;

export interface LocalTime {
  /** `2026-11-21`. */
  readonly day: string;
  /** 0 to 23. */
  readonly hour: number;
}

/** The day and the hour of a moment on a restaurant's clock. All counts take both from here. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const { day, minutes } = timeOn(at, timeZone);
  return { day: isoDay(day), hour: Math.floor(minutes / 60) };
}

/** The day in a time zone; for what is done to all menus together, such as retention, at home. */
export const dayOf = (at: Date, timeZone = HOME_TIME_ZONE): string => calendarDay(at, timeZone);

/** Days since 1 January 1970. */
export const daysFromEpoch = (day: string): number => Date.parse(day) / DAY_MS;

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
