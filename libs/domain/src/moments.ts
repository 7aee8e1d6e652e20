import { HOME_OFFSET } from './menu/availability';
import { isCalendarDay } from './owner-notice';

/** `2026-12-01T06:00`, with seconds and their fraction or without, and with an offset or without. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * The moment that a text names. Without an offset it is the time of Santo Domingo, wherever the server or the
 * browser stands. Undefined of a text that names none: a day alone, a week, a day that no calendar has.
 */
export function momentIn(text: string): Date | undefined {
  const [, day, offset] = MOMENT.exec(text) ?? [];
  if (!day || !isCalendarDay(day)) return undefined;
  const moment = new Date(offset ? text : `${text}${HOME_OFFSET}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** The same of a text that was validated. Throws on one that names no moment. */
export function getMoment(text: string): Date {
  const moment = momentIn(text);
  if (!moment) throw new RangeError('not a moment');
  return moment;
}

/** A day and a time of the clock at home, as date and time fields have them: '2026-12-01', '06:00'. */
export function homeClock(at: Date): { readonly date: string; readonly time: string } {
  const hours = Number(HOME_OFFSET.slice(0, 3));
  const local = new Date(at.getTime() + hours * 3_600_000).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}
