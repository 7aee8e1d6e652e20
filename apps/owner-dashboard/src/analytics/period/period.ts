import type { AnalyticsDays } from '@cartaviva/contracts';
import { calendarDay } from '@cartaviva/domain';

/** Periods that end today, in days. `BASIC_DAYS` are those that every plan shows (decisions, "Analytics"). */
export const DAYS = [7, 30, 90, 365] as const satisfies readonly AnalyticsDays[];
const BASIC_DAYS: readonly AnalyticsDays[] = [7, 30];
const DEFAULT_DAYS = 30;

/** Maximum length of a custom period in days, including both dates. */
export const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

/** Two dates in the restaurant's time zone, such as `2026-11-21`. Both are included. */
export interface Dates {
  readonly from: string;
  readonly to: string;
}
export type Period = { readonly days: AnalyticsDays } | Dates;

export const hasDates = (period: Period): period is Dates => 'from' in period;

export const isBasic = (period: Period): boolean =>
  !hasDates(period) && BASIC_DAYS.includes(period.days);

/**
 * Current date in the time zone that is furthest ahead. It validates an address before the menu's time zone is known.
 * The API rejects later dates.
 */
export const lastDayBegun = (now = new Date()): string => calendarDay(now, 'Pacific/Kiritimati');

/** Number of days between two dates, including both. */
export const lengthOf = ({ from, to }: Dates): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

export type DatesFault = 'missing' | 'reversed' | 'future' | 'tooLong';

export function faultOf(dates: Dates, today: string): DatesFault | undefined {
  if (!isDay(dates.from) || !isDay(dates.to)) return 'missing';
  if (dates.from > dates.to) return 'reversed';
  if (dates.to > today) return 'future';
  return lengthOf(dates) > MAX_DAYS ? 'tooLong' : undefined;
}

/**
 * Parses the period in an address, such as `?dias=90` or `?desde=2026-11-01&hasta=2026-11-15`. The default is 30
 * days.
 */
export function periodIn(search: URLSearchParams, today: string): Period {
  const dates = { from: search.get('desde') ?? '', to: search.get('hasta') ?? '' };
  if (!faultOf(dates, today)) return dates;
  const days = DAYS.find((days) => `${days}` === search.get('dias'));
  return { days: days ?? DEFAULT_DAYS };
}

export const searchOf = (period: Period): string =>
  hasDates(period)
    ? `?${new URLSearchParams({ desde: period.from, hasta: period.to })}`
    : `?dias=${period.days}`;

/** Returns the API's query parameters for a period: `days=90`, `from=…&to=…`. */
export const queryOf = (period: Period): string =>
  hasDates(period)
    ? `${new URLSearchParams({ from: period.from, to: period.to })}`
    : `days=${period.days}`;
