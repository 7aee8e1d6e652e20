const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Pauses between the tries of a delivery, in milliseconds: the schedule that Standard Webhooks
 * recommends, cut to a day. With the first there are nine tries, the last after 21 to 24 hours.
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

/** How long an address has failed that has used a whole schedule up, at least, in milliseconds. */
export const WHOLE_SCHEDULE_MS = 20 * HOUR_MS;

/** Up to so much of a pause is left out, so that what failed together does not come back together. */
const JITTER = 0.1;

/**
 * When a delivery is tried again.
 * @param tries how many are over
 * @param random from 0 to 1
 * @returns null when that was the last
 */
export function nextTryAt(tries: number, now: Date, random = Math.random()): Date | null {
  const pause = PAUSES_MS[tries - 1];
  if (pause === undefined) return null;
  return new Date(now.getTime() + pause * (1 - JITTER * random));
}
