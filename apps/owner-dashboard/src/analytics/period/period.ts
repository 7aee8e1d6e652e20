import type { AnalyticsDays } from '@cartaviva/contracts';
import { calendarDay } from '@cartaviva/domain';

/** Periods that end today, in days, and those of them that every plan sees (decisions, "Analytics"). */
export const DAYS = [7, 30, 90, 365] as const satisfies readonly AnalyticsDays[];
const BASIC_DAYS: readonly AnalyticsDays[] = [7, 30];
const DEFAULT_DAYS = 30;

/** Longest period between two dates, both included. */
export const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

/** Two days on the restaurant's clock, `2026-11-21`, both included. */
export interface Dates {
  readonly from: string;
  readonly to: string;
}
export type Period = { readonly days: AnalyticsDays } | Dates;

export const hasDates = (period: Period): period is Dates => 'from' in period;

/** Whether every plan sees this period. */
export const isBasic = (period: Period): boolean =>
  !hasDates(period) && BASIC_DAYS.includes(period.days);

/** The last day that has begun anywhere: for an address, whose menu is not read yet. The API refuses later days. */
export const lastDayBegun = (now = new Date()): string => calendarDay(now, 'Pacific/Kiritimati');

/** How many days lie between two, both included. */
export const lengthOf = ({ from, to }: Dates): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Whether the calendar has such a day. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

export type DatesFault = 'missing' | 'reversed' | 'future' | 'tooLong';

/** Why two dates are no period; undefined when they are one. */
export function faultOf(dates: Dates, today: string): DatesFault | undefined {
  if (!isDay(dates.from) || !isDay(dates.to)) return 'missing';
  if (dates.from > dates.to) return 'reversed';
  if (dates.to > today) return 'future';
  return lengthOf(dates) > MAX_DAYS ? 'tooLong' : undefined;
}

/** The period that an address names, `?dias=90` or `?desde=2026-11-01&hasta=2026-11-15`; else 30 days. */
export function periodIn(search: URLSearchParams, today: string): Period {
  const dates = { from: search.get('desde') ?? '', to: search.get('hasta') ?? '' };
  if (!faultOf(dates, today)) return dates;
  const days = DAYS.find((days) => `${days}` === search.get('dias'));
  return { days: days ?? DEFAULT_DAYS };
}

/** The part of an address that names a period. */
export const searchOf = (period: Period): string =>
  hasDates(period)
    ? `?${new URLSearchParams({ desde: period.from, hasta: period.to })}`
    : `?dias=${period.days}`;

/** A period as the API asks for it: `days=90`, `from=…&to=…`. */
export const queryOf = (period: Period): string =>
  hasDates(period)
    ? `${new URLSearchParams({ from: period.from, to: period.to })}`
    : `days=${period.days}`;
