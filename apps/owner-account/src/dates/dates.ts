import { HOME_TIME_ZONE } from '@cartaviva/domain';

const timeZone = HOME_TIME_ZONE;
const DAY = new Intl.DateTimeFormat('es-DO', { dateStyle: 'long', timeZone });
const MOMENT = new Intl.DateTimeFormat('es-DO', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});

/** '1 de diciembre de 2026': the day in Santo Domingo, as mails and receipts have it. */
export const dayOf = (iso: string): string => DAY.format(new Date(iso));

/** '1 dic 2026, 3:05 p. m.' in Santo Domingo: a deadline is on one day, whoever reads it and wherever. */
export const momentOf = (iso: string): string => MOMENT.format(new Date(iso));
