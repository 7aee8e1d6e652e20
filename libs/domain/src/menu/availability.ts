import { localTime, momentOf } from '../places/time-zone';

/** Hour of the morning, in the restaurant's own time, at which what was sold out returns. */
export const RETURN_HOUR = 6;

/** How far ahead a return may be agreed, in days. */
export const MAX_RETURN_DAYS = 30;

/** Whether what is sold out may be said to return then. */
export function canReturnAt(at: Date, now: Date): boolean {
  const ahead = at.getTime() - now.getTime();
  return ahead > 0 && ahead <= MAX_RETURN_DAYS * 86_400_000;
}

/** 'Vuelve mañana': six in the morning of the next day, on the clock of the time zone. */
export const tomorrowMorning = (now: Date, timeZone: string): Date =>
  momentOf(localTime(now, timeZone).day + 1, RETURN_HOUR * 60, timeZone);
