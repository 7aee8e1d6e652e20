import { HOME_TIME_ZONE, zoneFormat } from '@cartaviva/domain';

const format = new Intl.DateTimeFormat('es-DO', {
  dateStyle: 'long',
  timeZone: HOME_TIME_ZONE,
});

const formatWithTime = zoneFormat({ dateStyle: 'long', timeStyle: 'short' });

/** A moment as people in Santo Domingo write its day: 21 de diciembre de 2026. */
export const longDate = (moment: string): string => format.format(new Date(moment));

/** With the time of that day: 21 de diciembre de 2026, 3:00 p. m. */
export const longMoment = (moment: string, timeZone = HOME_TIME_ZONE): string =>
  formatWithTime(new Date(moment), timeZone);
