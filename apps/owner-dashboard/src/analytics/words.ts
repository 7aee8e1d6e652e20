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

/** Monday first, as the figures come. */
export const WEEKDAYS = [
  { name: 'lunes', short: 'lun' },
  { name: 'martes', short: 'mar' },
  { name: 'miércoles', short: 'mié' },
  { name: 'jueves', short: 'jue' },
  { name: 'viernes', short: 'vie' },
  { name: 'sábado', short: 'sáb' },
  { name: 'domingo', short: 'dom' },
] as const;

/** `1,240`. */
export const count = (number: number): string => COUNT.format(number);

/** `1 visita`, `1,240 visitas`. */
export const counted = (number: number, one: string, many: string): string =>
  `${count(number)} ${number === 1 ? one : many}`;

/** `62 %`, of a part of a whole; `0 %` of nothing. */
export const percentOf = (part: number, whole: number): string =>
  `${Math.round(whole > 0 ? (100 * Math.min(part, whole)) / whole : 0)} %`;

/** `12.5 %`, of a number that is in percent. */
export const percent = (number: number): string => `${PERCENT.format(number)} %`;

/** `sábado 21 nov`, of a day. */
export const longDay = (day: string): string => LONG_DAY.format(new Date(day)).replace(',', '');

/** `21 nov`, of a day. */
export const shortDay = (day: string): string => SHORT_DAY.format(new Date(day));

/** `25 de oct – 23 de nov de 2026`, of two days; one day alone is itself. */
export const spanOf = (from: string, to: string): string =>
  SPAN.formatRange(new Date(from), new Date(to));

/** `8 p. m.`, of an hour of the day. */
export const hourName = (hour: number): string => HOUR.format(new Date(hour * 3_600_000));
