/** Time zone of everything that belongs to no restaurant: receipts, notices, the admin screens. */
export const HOME_TIME_ZONE = 'America/Santo_Domingo';
/** Its offset from UTC throughout the year. */
export const HOME_OFFSET = '-04:00';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAYS_FROM_EPOCH_TO_MONDAY = 3;

export interface LocalTime {
  /** Days since 1 January 1970. */
  readonly day: number;
  /** Monday is 0. */
  readonly weekday: number;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/** Offsets of a time zone, cached by day, because `Intl` takes some microseconds per call. */
interface ReadZone {
  readonly format: Intl.DateTimeFormat;
  /** Offset in minutes at the beginning of each UTC day. */
  readonly offsets: Map<number, number>;
}

const read = new Map<string, ReadZone>();

/** Maximum length of a time zone's name, in characters. The longest current name has 30. */
export const TIME_ZONE_MAX = 64;

/** Returns true if the name is an IANA time zone that this runtime knows, such as `America/Santiago`. */
export function isTimeZone(name: string): boolean {
  if (name.length > TIME_ZONE_MAX) return false;
  if (!/^[A-Z]\w+(?:\/[A-Z][\w+-]*)+$/i.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Returns the minutes by which the time zone is ahead of UTC at a moment. */
export function offsetMinutes(at: Date, timeZone: string): number {
  const zone = zoneOf(timeZone);
  const day = Math.floor(at.getTime() / DAY_MS);
  const offset = offsetAtStart(zone, day);
  return offset === offsetAtStart(zone, day + 1) ? offset : exactOffset(zone, at.getTime());
}

export function localTime(at: Date, timeZone: string): LocalTime {
  const local = at.getTime() + offsetMinutes(at, timeZone) * MINUTE_MS;
  const day = Math.floor(local / DAY_MS);
  return { day, weekday: weekdayOf(day), minutes: Math.floor((local - day * DAY_MS) / MINUTE_MS) };
}

/** Monday is 0. */
export const weekdayOf = (day: number): number => (((day + DAYS_FROM_EPOCH_TO_MONDAY) % 7) + 7) % 7;

/**
 * Returns the moment at which the local time is the given number of minutes after a day's midnight. A time that a
 * clock change skips gives the moment of the change. A time that occurs twice gives the first occurrence.
 * @param minutes may exceed a day: 26:00 is 2 a.m. of the next day
 */
export function momentOf(day: number, minutes: number, timeZone: string): Date {
  const local = day * DAY_MS + minutes * MINUTE_MS;
  const offsetAt = (ms: number) => offsetMinutes(new Date(ms), timeZone) * MINUTE_MS;
  const before = offsetAt(local - DAY_MS);
  const after = offsetAt(local + DAY_MS);
  const first = local - before;
  if (before === after || offsetAt(first) === before) return new Date(first);
  const second = local - after;
  if (offsetAt(second) === after) return new Date(second);
  // The clock skips this time. The change lies between the two readings.
  return firstWith(after / MINUTE_MS, new Date(second), new Date(first), timeZone);
}

/** Returns the time zone's offsets between two moments, each with the moment at which it begins. */
export function zoneOffsets(
  timeZone: string,
  from: Date,
  until: Date,
): (readonly [since: Date, minutes: number])[] {
  const found: [Date, number][] = [[from, offsetMinutes(from, timeZone)]];
  for (let low = from; low < until; low = new Date(low.getTime() + DAY_MS)) {
    const next = new Date(low.getTime() + DAY_MS);
    const offset = offsetMinutes(next, timeZone);
    if (offset === found.at(-1)![1]) continue;
    found.push([firstWith(offset, low, next, timeZone), offset]);
  }
  return found;
}

/** Returns the first minute after `low` that has the offset of `high`. */
function firstWith(offset: number, low: Date, high: Date, timeZone: string): Date {
  let [before, after] = [low.getTime(), high.getTime()];
  while (after - before > MINUTE_MS) {
    const middle = Math.floor((before + after) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetMinutes(new Date(middle), timeZone) === offset) after = middle;
    else before = middle;
  }
  return new Date(after);
}

/** Returns the local date of a moment, in the form `2026-11-21`. */
export const calendarDay = (at: Date, timeZone: string): string =>
  isoDay(localTime(at, timeZone).day);

/** Formats a day as `2026-11-21`. */
export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

function zoneOf(timeZone: string): ReadZone {
  const known = read.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US', {
    ...parts,
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
  });
  const zone = { format, offsets: new Map<number, number>() };
  read.set(timeZone, zone);
  return zone;
}

function offsetAtStart(zone: ReadZone, day: number): number {
  const known = zone.offsets.get(day);
  if (known !== undefined) return known;
  const offset = exactOffset(zone, day * DAY_MS);
  zone.offsets.set(day, offset);
  return offset;
}

function exactOffset({ format }: ReadZone, ms: number): number {
  const parts = format.formatToParts(ms);
  const part = (type: string) => Number(parts.find((one) => one.type === type)!.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );
  // The parts have no seconds, so the moment's seconds are dropped as well. Otherwise half a minute would change the
  // offset.
  return local / MINUTE_MS - Math.floor(ms / MINUTE_MS);
}
