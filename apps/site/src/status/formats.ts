const PERCENT = new Intl.NumberFormat('es-DO', { style: 'percent', maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('es-DO', { dateStyle: 'medium', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('es-DO', { dateStyle: 'medium', timeStyle: 'short' });
const TIME = new Intl.DateTimeFormat('es-DO', { timeStyle: 'medium' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_MS = 24 * HOUR;

/** Formats `99.98%`. The API has already rounded the value down. */
export const percentOf = (percent: number): string => PERCENT.format(percent / 100);

/** Formats a date without a time: `21 nov 2026`. */
export const dayOf = (date: string): string => DAY.format(new Date(date));

/** Formats a time in the reader's time zone: `21 nov 2026, 3:05 p. m.` */
export const momentOf = (iso: string): string => MOMENT.format(new Date(iso));

/** Formats `3:05:12 p. m.` */
export const timeOf = (iso: string): string => TIME.format(new Date(iso));

/** Formats `12 min`, `3 h 5 min` or `2 días y 4 h`. The minimum is one minute. */
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
