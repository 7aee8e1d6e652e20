import {
  localTime,
  momentOf,
  openingChanges,
  zoneOffsets,
  type LocalCalendar,
  type OpeningHours,
} from '@cartaviva/domain';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 86_400_000;
/**
 * Weeks of data after the current one. Caches render a page again after minutes, but offline copies last for weeks.
 */
const WEEKS_AHEAD = 2;

/**
 * Opening times of the coming weeks as points in time, so that the page's script needs neither rules nor time zones,
 * which are wrong on old phones. The data is the same for a whole week, so the page does not change either.
 */
export interface OpeningData {
  /** Start of the data, in minutes since 1970. */
  readonly from: number;
  /** State at the start of the data. */
  readonly isOpen: boolean;
  /** Minutes from the start, or from the previous change, to each change. */
  readonly changes: readonly number[];
  /** Offsets from UTC in minutes. Each starts at `since`, in minutes since 1970. */
  readonly offsets: readonly (readonly [since: number, offset: number])[];
}

/** @param now any time in the current week */
export function openingData(hours: OpeningHours, calendar: LocalCalendar, now: Date): OpeningData {
  const { timeZone } = calendar;
  const { day, weekday } = localTime(now, timeZone);
  const from = momentOf(day - weekday, 0, timeZone);
  const until = new Date(from.getTime() + (WEEKS_AHEAD + 1) * WEEK_MS);
  const { isOpen, changes } = openingChanges(hours, calendar, from, until);
  const minutes = changes.map(minutesOf);
  const start = minutesOf(from);
  return {
    ...{ from: start, isOpen },
    changes: minutes.map((minute, at) => minute - (minutes[at - 1] ?? start)),
    offsets: zoneOffsets(timeZone, from, changes.at(-1) ?? until).map(
      ([since, offset]) => [minutesOf(since), offset] as const,
    ),
  };
}

const minutesOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS);

/** `changesAt` is null if the state never changes. */
export interface OpeningNow {
  readonly isOpen: boolean;
  readonly changesAt: Date | null;
}

/** Returns undefined if the data is too old. */
export function openingAt(
  { from, isOpen, changes }: OpeningData,
  now: Date,
): OpeningNow | undefined {
  let minute = from;
  let isOpenNow = isOpen;
  for (const length of changes) {
    minute += length;
    const changesAt = new Date(minute * MINUTE_MS);
    if (changesAt > now) return { isOpen: isOpenNow, changesAt };
    isOpenNow = !isOpenNow;
  }
  return changes.length > 0 ? undefined : { isOpen, changesAt: null };
}

/** Returns the restaurant's local time in the UTC fields of a date. */
export function localDate({ offsets }: OpeningData, at: Date): Date {
  const minute = at.getTime() / MINUTE_MS;
  const [, offset] = offsets.findLast(([since]) => since <= minute) ?? offsets[0]!;
  return new Date(at.getTime() + offset * MINUTE_MS);
}
