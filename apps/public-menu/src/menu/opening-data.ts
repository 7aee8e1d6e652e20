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
/** A page is made again minutes after it was made; an offline copy lives for weeks. */
const WEEKS_AHEAD = 2;

/**
 * When something is open in the coming weeks, as moments: the page's script needs neither rules nor time
 * zones, which old phones have wrong. It is the same for a whole week, so that the page is, too.
 */
export interface OpeningData {
  /** Beginning, in minutes since 1970. */
  readonly from: number;
  /** Whether it is open at the beginning. */
  readonly isOpen: boolean;
  /** Minutes from the beginning, or from the change before, until each change. */
  readonly changes: readonly number[];
  /** Offsets from UTC in minutes, each with the minute since 1970 at which it begins. */
  readonly offsets: readonly (readonly [since: number, offset: number])[];
}

/** @param now any moment of the current week */
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

/** Whether it is open, and when that changes; null where it never does. */
export interface OpeningNow {
  readonly isOpen: boolean;
  readonly changesAt: Date | null;
}

/** Undefined once the data is too old to tell. */
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

/** A moment on the restaurant's clock, as the UTC fields of a date. */
export function localDate({ offsets }: OpeningData, at: Date): Date {
  const minute = at.getTime() / MINUTE_MS;
  const [, offset] = offsets.findLast(([since]) => since <= minute) ?? offsets[0]!;
  return new Date(at.getTime() + offset * MINUTE_MS);
}
