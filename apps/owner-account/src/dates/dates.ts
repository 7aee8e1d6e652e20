import { HOME_TIME_ZONE } from '@cartaviva/domain';

const timeZone = HOME_TIME_ZONE;
const DAY = new Intl.DateTimeFormat('es-DO', { dateStyle: 'long', timeZone });
const MOMENT = new Intl.DateTimeFormat('es-DO', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});

/** Formats the day in Santo Domingo, as emails and receipts do: '1 de diciembre de 2026'. */
export const dayOf = (iso: string): string => DAY.format(new Date(iso));

/** Formats day and time in Santo Domingo: '1 dic 2026, 3:05 p. m.'. Every reader sees the same deadline. */
export const momentOf = (iso: string): string => MOMENT.format(new Date(iso));
