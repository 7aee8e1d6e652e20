import { HOME_TIME_ZONE } from '@cartaviva/domain';

const inZone = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-DO', { timeZone: HOME_TIME_ZONE, ...options });
const DAY = inZone({ weekday: 'long', day: 'numeric' });
const TIME = inZone({ hour: 'numeric', minute: '2-digit' });

/** 'hoy a las 8:40 a. m.', 'el lunes 23 a las…', by the clock of the restaurants. */
export function momentInWords(at: Date, now: Date): string {
  const day = DAY.format(at);
  return `${day === DAY.format(now) ? 'hoy' : `el ${day}`} a las ${TIME.format(at)}`;
}
