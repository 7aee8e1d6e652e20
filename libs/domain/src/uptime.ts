/** Time between two checks of the system (specification §9, "status page"), in milliseconds. */
export const CHECK_INTERVAL_MS = 30_000;
/** Days that the status page tells of. */
export const UPTIME_DAYS = 90;
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

export const dateOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The dates of the last 90 days, the oldest first. */
export function lastDates(now: Date): string[] {
  return Array.from({ length: UPTIME_DAYS }, (_, back) =>
    dateOf(new Date(now.getTime() - (UPTIME_DAYS - 1 - back) * DAY_MS)),
  );
}

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
