import {
  ANALYTICS_DAYS,
  DomainError,
  MAX_ANALYTICS_DAYS,
  type AnalyticsPeriod,
} from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { addDays, dayOf, daysFrom } from '../day';

/** No menu was viewed before; years below 100, moreover, are others to JavaScript, and PostgreSQL has no year 0. */
const EARLIEST = '2000-01-01';

/** Days, first and last included, and as many before them to compare with. */
export interface Period {
  /** First day of the period before. */
  readonly before: string;
  readonly from: string;
  readonly to: string;
}

/** The last so many days, today included, on a restaurant's clock. */
export const lastDays = (days: number, now: Date, timeZone: string): Period => {
  const to = dayOf(now, timeZone);
  return between(addDays(to, 1 - days), to);
};

/** The days that were asked for. Refuses as INVALID_INPUT two dates that are no period. */
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

/** Every day of the period, the oldest first. */
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

/** Whether the calendar has it: the thirtieth of February is none. */
function isDay(text: string | undefined): text is string {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
}
