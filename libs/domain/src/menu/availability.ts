import { localTime, momentOf } from '../places/time-zone';

/** Local hour of the restaurant's morning at which sold-out items become available again. */
export const RETURN_HOUR = 6;

/** Maximum number of days until a sold-out item becomes available again. */
export const MAX_RETURN_DAYS = 30;

export function canReturnAt(at: Date, now: Date): boolean {
  const ahead = at.getTime() - now.getTime();
  return ahead > 0 && ahead <= MAX_RETURN_DAYS * 86_400_000;
}

/** Returns 6 a.m. of the next day in the time zone, for 'Vuelve mañana'. */
export const tomorrowMorning = (now: Date, timeZone: string): Date =>
  momentOf(localTime(now, timeZone).day + 1, RETURN_HOUR * 60, timeZone);
