import {
  ANALYTICS_DAYS,
  DomainError,
  MAX_ANALYTICS_DAYS,
  type AnalyticsPeriod,
} from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { addDays, dayOf, daysFrom } from '../day';

/**
 * First accepted day. Excludes years below 100, which JavaScript reads differently, and year 0, which PostgreSQL
 * rejects.
 */
const EARLIEST = '2000-01-01';

/** Period including its first and last day, and an equally long previous period for comparison. */
export interface Period {
  /** First day of the previous period. */
  readonly before: string;
  readonly from: string;
  readonly to: string;
}

/** Returns the last `days` days in the time zone, including today. */
export const lastDays = (days: number, now: Date, timeZone: string): Period => {
  const to = dayOf(now, timeZone);
  return between(addDays(to, 1 - days), to);
};

/**
 * Returns the requested period.
 * @throws DomainError INVALID_INPUT for dates that form no valid period
 */
export function periodOf({ days, from, to }: AnalyticsPeriod, now: Date, timeZone: string): Period {
  if (from === undefined && to === undefined) {
    return lastDays(days ?? ANALYTICS_DAYS[0], now, timeZone);
  }
  const isPeriod =
    days === undefined &&
    isDay(from) &&
    isDay(to) &&
    from >= EARLIEST &&
    from <= to &&
    to <= dayOf(now, timeZone) &&
    daysFrom(from, to) <= MAX_ANALYTICS_DAYS;
  if (isPeriod) return between(from, to);
  const field = to === undefined ? 'to' : 'from';
  throw new DomainError('INVALID_INPUT', { fields: { [field]: RULE_MESSAGES.period } });
}

export function daysOf({ from, to }: Pick<Period, 'from' | 'to'>): string[] {
  return Array.from({ length: daysFrom(from, to) }, (_, at) => addDays(from, at));
}

export const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);

const between = (from: string, to: string): Period => ({
  before: addDays(from, -daysFrom(from, to)),
  from,
  to,
});

/** Is true for an existing ISO date, unlike 30 February. */
function isDay(text: string | undefined): text is string {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
}
