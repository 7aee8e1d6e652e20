const DAY = new Intl.DateTimeFormat('es-DO', { dateStyle: 'long' });
const MOMENT = new Intl.DateTimeFormat('es-DO', { dateStyle: 'medium', timeStyle: 'short' });

/** '1 de diciembre de 2026'. */
export const dayOf = (iso: string): string => DAY.format(new Date(iso));

/** '1 dic 2026, 3:05 p. m.'. */
export const momentOf = (iso: string): string => MOMENT.format(new Date(iso));
