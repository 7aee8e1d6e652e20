/** Time between two looks at the system (specification §9, "status page"), in milliseconds. */
export const CHECK_INTERVAL_MS = 30_000;
/** Days that the status page tells of. */
export const UPTIME_DAYS = 90;
const DAY_MS = 86_400_000;

/** The looks of one day: how many there were, and how many found the component well. */
export interface DayChecks {
  readonly looks: number;
  readonly good: number;
}

/** Percent of a day's looks that found a component well; null when nobody looked. */
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
const percent = ({ looks, good }: DayChecks): number => Math.floor((good * 10_000) / looks) / 100;

/** Uptime by day and over all of them; a day without looks says nothing. */
export function uptimeOf(
  dates: readonly string[],
  checksOf: (date: string) => DayChecks | undefined,
): { uptime: number | null; days: DayUptime[] } {
  const counted = dates.map((date) => ({ date, ...(checksOf(date) ?? { looks: 0, good: 0 }) }));
  const all = counted.reduce(
    (sum, { looks, good }) => ({ looks: sum.looks + looks, good: sum.good + good }),
    { looks: 0, good: 0 },
  );
  return {
    uptime: all.looks > 0 ? percent(all) : null,
    days: counted.map(({ date, looks, good }) => ({
      date,
      uptime: looks > 0 ? percent({ looks, good }) : null,
    })),
  };
}

/**
 * Looks that should have been made since the last one and were not: while no gateway looked, none
 * served either. By date; less than three turns without a look are only a late one.
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
