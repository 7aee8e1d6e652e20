const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Pauses between the tries of a delivery, in milliseconds. It is the schedule that Standard Webhooks recommends,
 * limited to a day. There are nine tries, the last one after 21 to 24 hours.
 */
const PAUSES_MS = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  8 * HOUR_MS,
  8 * HOUR_MS,
];

export const MAX_TRIES = PAUSES_MS.length + 1;

/** Minimum time, in milliseconds, for which an address has failed when a whole schedule is over. */
export const WHOLE_SCHEDULE_MS = 20 * HOUR_MS;

/** Maximum share by which a pause is shortened at random, so that simultaneous failures do not retry together. */
const JITTER = 0.1;

/**
 * Returns the time of the next try, or null after the last one.
 * @param tries number of tries so far
 * @param random from 0 to 1
 */
export function nextTryAt(tries: number, now: Date, random = Math.random()): Date | null {
  const pause = PAUSES_MS[tries - 1];
  if (pause === undefined) return null;
  return new Date(now.getTime() + pause * (1 - JITTER * random));
}
