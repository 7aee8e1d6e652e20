import type { ComponentId } from './system-status';

/** Time between two checks of the system (specification §9, "status page"), in milliseconds. */
export const CHECK_INTERVAL_MS = 30_000;
/** Days that the status page tells of. */
export const UPTIME_DAYS = 90;
/** Months that the availability report tells of, the one now included. */
export const UPTIME_MONTHS = 12;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The checks of one day: how many there were, and how many found the component well. */
export interface DayChecks {
  readonly checks: number;
  readonly good: number;
}

/** Percent of a day's checks that found a component well; null when nobody checked. */
export interface DayUptime {
  /** `2026-11-21`, in UTC. */
  readonly date: string;
  readonly uptime: number | null;
}

/** The checks of a component in one month, `2026-11`, in UTC. */
export interface MonthChecks extends DayChecks {
  readonly month: string;
  readonly component: ComponentId;
}

/** How a month was, by the component that was down for most of it. */
export interface MonthUptime {
  /** `2026-11`, in UTC. */
  readonly month: string;
  /** Percent of the checks that found it well; null when nobody checked. */
  readonly uptime: number | null;
  /** Minutes that it was down, rounded up. */
  readonly downMinutes: number;
  /** Which component that was; null when none was ever down. */
  readonly component: ComponentId | null;
}

export const dateOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The dates of the last 90 days, the oldest first. */
export function lastDates(now: Date): string[] {
  return Array.from({ length: UPTIME_DAYS }, (_, back) =>
    dateOf(new Date(now.getTime() - (UPTIME_DAYS - 1 - back) * DAY_MS)),
  );
}

/** The last twelve months as `2026-11`, the oldest first. */
export const lastMonths = (now: Date): string[] =>
  Array.from({ length: UPTIME_MONTHS }, (_, at) =>
    dateOf(
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (UPTIME_MONTHS - 1 - at))),
    ).slice(0, 7),
  );

/** Percent with two decimals, rounded down: 99.999 is not 100. */
const percent = ({ checks, good }: DayChecks): number => Math.floor((good * 10_000) / checks) / 100;

/** Uptime by day and over all of them; a day without checks says nothing. */
export function uptimeOf(
  dates: readonly string[],
  checksOf: (date: string) => DayChecks | undefined,
): { uptime: number | null; days: DayUptime[] } {
  const counted = dates.map((date) => ({ date, ...(checksOf(date) ?? { checks: 0, good: 0 }) }));
  const all = counted.reduce(
    (sum, { checks, good }) => ({ checks: sum.checks + checks, good: sum.good + good }),
    { checks: 0, good: 0 },
  );
  return {
    uptime: all.checks > 0 ? percent(all) : null,
    days: counted.map(({ date, checks, good }) => ({
      date,
      uptime: checks > 0 ? percent({ checks, good }) : null,
    })),
  };
}

/**
 * The months from the first in which anybody checked. Each counts as its worst component does: who
 * depends on one part is not helped by the others. A month without checks says nothing.
 */
export function uptimeByMonth(
  months: readonly string[],
  checks: readonly MonthChecks[],
): MonthUptime[] {
  const measured = checks.filter((one) => one.checks > 0);
  const first = measured.map(({ month }) => month).toSorted()[0];
  return months
    .filter((month) => first !== undefined && month >= first)
    .map((month) => {
      const [worst] = measured
        .filter((one) => one.month === month)
        .toSorted((one, other) => one.good / one.checks - other.good / other.checks);
      if (!worst) return { month, uptime: null, downMinutes: 0, component: null };
      const missing = worst.checks - worst.good;
      return {
        month,
        uptime: percent(worst),
        downMinutes: Math.ceil((missing * CHECK_INTERVAL_MS) / MINUTE_MS),
        component: missing > 0 ? worst.component : null,
      };
    });
}

/**
 * Checks that should have been made since the last one and were not: while no gateway checked, none
 * served either. By date; less than three turns without a check are only a late one.
 */
export function missedChecks(last: Date | null, now: Date, everyMs: number): Map<string, number> {
  const missed = new Map<string, number>();
  if (!last || now.getTime() - last.getTime() < 3 * everyMs) return missed;
  const oldest = now.getTime() - UPTIME_DAYS * DAY_MS;
  for (let at = Math.max(last.getTime(), oldest) + everyMs; at < now.getTime(); at += everyMs) {
    const date = dateOf(new Date(at));
    missed.set(date, (missed.get(date) ?? 0) + 1);
  }
  return missed;
}
