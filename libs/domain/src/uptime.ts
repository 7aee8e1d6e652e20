import type { ComponentId } from './system-status';

/** Time between two checks of the system (specification §9, "status page"), in milliseconds. */
export const CHECK_INTERVAL_MS = 30_000;
/** Number of days on the status page. */
export const UPTIME_DAYS = 90;
/** Number of months in the availability report, including the current one. */
export const UPTIME_MONTHS = 12;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Checks of one day, and the number of them in which the component served. */
export interface DayChecks {
  readonly checks: number;
  readonly good: number;
}

/** Percentage of a day's checks in which a component served. It is null if there were no checks. */
export interface DayUptime {
  /** Date in UTC, in the form `2026-11-21`. */
  readonly date: string;
  readonly uptime: number | null;
}

/** Checks of a component in one month in UTC, in the form `2026-11`. */
export interface MonthChecks extends DayChecks {
  readonly month: string;
  readonly component: ComponentId;
}

/** Uptime of a month. It is that of the component with the lowest uptime. */
export interface MonthUptime {
  /** Month in UTC, in the form `2026-11`. */
  readonly month: string;
  /** Percentage of the checks in which the component served. It is null if there were no checks. */
  readonly uptime: number | null;
  /** Minutes of downtime, rounded up. */
  readonly downMinutes: number;
  /** The component with the lowest uptime. It is null if every component always served. */
  readonly component: ComponentId | null;
}

export const dateOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Returns the dates of the last 90 days, the oldest first. */
export function lastDates(now: Date): string[] {
  return Array.from({ length: UPTIME_DAYS }, (_, back) =>
    dateOf(new Date(now.getTime() - (UPTIME_DAYS - 1 - back) * DAY_MS)),
  );
}

/** Returns the last twelve months in the form `2026-11`, the oldest first. */
export const lastMonths = (now: Date): string[] =>
  Array.from({ length: UPTIME_MONTHS }, (_, at) =>
    dateOf(
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (UPTIME_MONTHS - 1 - at))),
    ).slice(0, 7),
  );

/** Computes a percentage with two decimals, rounded down, so that 99.999 is not 100. */
const percent = ({ checks, good }: DayChecks): number => Math.floor((good * 10_000) / checks) / 100;

/** Computes uptime by day and in total. Days without checks are ignored. */
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
 * Computes uptime by month, starting with the first month that has checks. The component with the lowest uptime
 * determines the month. A month without checks has no uptime.
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
 * Counts missed checks since the last one, by date. They count as downtime, because no gateway served while none
 * checked. A gap of less than three intervals is only a delay.
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
