const COUNT = new Intl.NumberFormat('es-DO');
const PERCENT = new Intl.NumberFormat('es-DO', { maximumFractionDigits: 1 });
const LONG_DAY = new Intl.DateTimeFormat('es-DO', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const SHORT_DAY = new Intl.DateTimeFormat('es-DO', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const SPAN = new Intl.DateTimeFormat('es-DO', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const HOUR = new Intl.DateTimeFormat('es-DO', { hour: 'numeric', hour12: true, timeZone: 'UTC' });

/** Starts on Monday, as in the API. */
export const WEEKDAYS = [
  { name: 'lunes', short: 'lun' },
  { name: 'martes', short: 'mar' },
  { name: 'miércoles', short: 'mié' },
  { name: 'jueves', short: 'jue' },
  { name: 'viernes', short: 'vie' },
  { name: 'sábado', short: 'sáb' },
  { name: 'domingo', short: 'dom' },
] as const;

/** Formats a number: `1,240`. */
export const count = (number: number): string => COUNT.format(number);

/** Formats a number with its noun: `1 visita`, `1,240 visitas`. */
export const counted = (number: number, one: string, many: string): string =>
  `${count(number)} ${number === 1 ? one : many}`;

/** Formats a share in percent: `62 %`. Returns `0 %` when the whole is zero. */
export const percentOf = (part: number, whole: number): string =>
  `${Math.round(whole > 0 ? (100 * Math.min(part, whole)) / whole : 0)} %`;

/** Formats a number that is a percentage already: `12.5 %`. */
export const percent = (number: number): string => `${PERCENT.format(number)} %`;

/** Formats a date: `sábado 21 nov`. */
export const longDay = (day: string): string => LONG_DAY.format(new Date(day)).replace(',', '');

/** Formats a date: `21 nov`. */
export const shortDay = (day: string): string => SHORT_DAY.format(new Date(day));

/** Formats a period: `25 de oct – 23 de nov de 2026`. A single day appears once. */
export const spanOf = (from: string, to: string): string =>
  SPAN.formatRange(new Date(from), new Date(to));

/** Formats an hour of the day: `8 p. m.`. */
export const hourName = (hour: number): string => HOUR.format(new Date(hour * 3_600_000));
