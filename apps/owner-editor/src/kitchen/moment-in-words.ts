import { zoneFormat } from '@cartaviva/domain';

const inDays = zoneFormat({ weekday: 'long', day: 'numeric' });
const inHours = zoneFormat({ hour: 'numeric', minute: '2-digit' });

/** Formats a moment in the restaurant's time zone: 'hoy a las 8:40 a. m.', 'el lunes 23 a las…'. */
export function momentInWords(at: Date, now: Date, timeZone: string): string {
  const day = inDays(at, timeZone);
  const isToday = day === inDays(now, timeZone);
  return `${isToday ? 'hoy' : `el ${day}`} a las ${inHours(at, timeZone)}`;
}
