import { HOME_TIME_ZONE, zoneFormat } from '@cartaviva/domain';

const format = new Intl.DateTimeFormat('es-DO', {
  dateStyle: 'long',
  timeZone: HOME_TIME_ZONE,
});

const formatWithTime = zoneFormat({ dateStyle: 'long', timeStyle: 'short' });

/** Formats the date in Santo Domingo: 21 de diciembre de 2026. */
export const longDate = (moment: string): string => format.format(new Date(moment));

/** Formats the date and the time: 21 de diciembre de 2026, 3:00 p. m. */
export const longMoment = (moment: string, timeZone = HOME_TIME_ZONE): string =>
  formatWithTime(new Date(moment), timeZone);
