/** Number of days, weeks and months whose newest backup is retained. */
export interface Retention {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

const DAY_MS = 86_400_000;

/** Minimum age of a deleted backup. It protects a backup that was made before a risky step. */
const MIN_AGE_MS = 2 * DAY_MS;

/** Functions that map a time to its day, week (from Monday) or month, in UTC. */
const PERIODS: Readonly<Record<keyof Retention, (moment: Date) => string | number>> = {
  days: (moment) => Math.floor(moment.getTime() / DAY_MS),
  weeks: (moment) => Math.floor((moment.getTime() / DAY_MS + 3) / 7),
  months: (moment) => moment.toISOString().slice(0, 7),
};

/**
 * Returns the times of the backups to delete. They are at least 48 hours old, and none is the newest of a
 * retained day, week or month. Days without a backup do not count. The newest backup always stays.
 */
export function expired(moments: readonly Date[], retention: Retention, now: Date): Date[] {
  const newestFirst = moments.toSorted((one, other) => other.getTime() - one.getTime());
  const retained = new Set(newestFirst.slice(0, 1));
  for (const period of ['days', 'weeks', 'months'] as const) {
    const newest = new Map<string | number, Date>();
    for (const moment of newestFirst) {
      const of = PERIODS[period](moment);
      if (newest.has(of)) continue;
      if (newest.size >= retention[period]) break;
      newest.set(of, moment);
    }
    for (const moment of newest.values()) retained.add(moment);
  }
  return moments.filter(
    (moment) => !retained.has(moment) && now.getTime() - moment.getTime() >= MIN_AGE_MS,
  );
}
