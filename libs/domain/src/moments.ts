import { HOME_OFFSET } from './menu/availability';
import { isCalendarDay } from './owner-notice';

/** Matches `2026-12-01T06:00`, optionally with seconds, a fraction and an offset. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Parses a moment. Without an offset it is in Santo Domingo's time, whatever the time zone of the
 * server or browser. Returns undefined for other texts, such as a day alone, a week or an
 * impossible date.
 */
export function momentIn(text: string): Date | undefined {
  const [, day, offset] = MOMENT.exec(text) ?? [];
  if (!day || !isCalendarDay(day)) return undefined;
  const moment = new Date(offset ? text : `${text}${HOME_OFFSET}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Parses a moment that was already validated. Throws if the text is not a moment. */
export function getMoment(text: string): Date {
  const moment = momentIn(text);
  if (!moment) throw new RangeError('not a moment');
  return moment;
}

/** Formats a moment in Santo Domingo's time for date and time fields: '2026-12-01', '06:00'. */
export function homeClock(at: Date): { readonly date: string; readonly time: string } {
  const hours = Number(HOME_OFFSET.slice(0, 3));
  const local = new Date(at.getTime() + hours * 3_600_000).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}
