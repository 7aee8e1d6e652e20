const PERCENT = new Intl.NumberFormat('es-DO', { style: 'percent', maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('es-DO', { dateStyle: 'medium', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('es-DO', { dateStyle: 'medium', timeStyle: 'short' });
const TIME = new Intl.DateTimeFormat('es-DO', { timeStyle: 'medium' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_MS = 24 * HOUR;

/** '99.98%'. What was rounded down stays so. */
export const percentOf = (percent: number): string => PERCENT.format(percent / 100);

/** '21 nov 2026', of a date without a time. */
export const dayOf = (date: string): string => DAY.format(new Date(date));

/** '21 nov 2026, 3:05 p. m.', where the reader is. */
export const momentOf = (iso: string): string => MOMENT.format(new Date(iso));

/** '3:05:12 p. m.' */
export const timeOf = (iso: string): string => TIME.format(new Date(iso));

/** '12 min', '3 h 5 min', '2 días y 4 h'; what took less than a minute took one. */
export function durationOf(from: string, to: string): string {
  const ms = Math.max(MINUTE, new Date(to).getTime() - new Date(from).getTime());
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  if (days > 0) return join(' y ', days === 1 ? '1 día' : `${days} días`, hours && `${hours} h`);
  return join(' ', hours && `${hours} h`, minutes && `${minutes} min`);
}

const join = (separator: string, ...parts: (string | 0)[]): string =>
  parts.filter((part) => part !== 0).join(separator);
