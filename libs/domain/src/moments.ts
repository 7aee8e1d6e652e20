import { isCalendarDay } from './owner-notice';
import { HOME_TIME_ZONE, isoDay, localTime, momentOf } from './places/time-zone';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Matches `2026-12-01T06:00`, optionally with seconds, a fraction and an offset. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Parses a moment. A text without an offset is local to the given time zone, whatever the time zone of the server or
 * browser. Returns undefined for other texts, such as a day alone, a week or an impossible date.
 */
export function momentIn(text: string, timeZone: string = HOME_TIME_ZONE): Date | undefined {
  const [, day, offset] = MOMENT.exec(text) ?? [];
  if (!day || !isCalendarDay(day)) return undefined;
  const moment = new Date(offset ? text : `${text}Z`);
  if (Number.isNaN(moment.getTime())) return undefined;
  if (offset) return moment;
  const days = Math.floor(moment.getTime() / DAY_MS);
  const rest = moment.getTime() - days * DAY_MS;
  const minutes = Math.floor(rest / MINUTE_MS);
  return new Date(momentOf(days, minutes, timeZone).getTime() + (rest % MINUTE_MS));
}

/** Parses a moment that was already validated. Throws if the text is not a moment. */
export function getMoment(text: string, timeZone: string = HOME_TIME_ZONE): Date {
  const moment = momentIn(text, timeZone);
  if (!moment) throw new RangeError('not a moment');
  return moment;
}

/** Formats a moment in a time zone for date and time fields: '2026-12-01', '06:00'. */
export function localClock(
  at: Date,
  timeZone: string,
): { readonly date: string; readonly time: string } {
  const { day, minutes } = localTime(at, timeZone);
  const time = new Date(minutes * MINUTE_MS).toISOString().slice(11, 16);
  return { date: isoDay(day), time };
}
