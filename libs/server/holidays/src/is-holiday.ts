import { isDominicanHoliday } from '@cartaviva/domain';
import type Holidays from 'date-holidays';
import { createRequire } from 'node:module';

const DAY_MS = 86_400_000;

/** Public holidays in days since 1970, keyed by country and year. */
const known = new Map<string, ReadonlySet<number>>();

/**
 * Is true if a day, in days since 1970, is a national public holiday. Dominican holidays follow the law; other
 * countries use the data of `date-holidays`.
 */
export function isHoliday(country: string, day: number): boolean {
  if (country === 'DO') return isDominicanHoliday(day);
  const year = new Date(day * DAY_MS).getUTCFullYear();
  const key = `${country} ${year}`;
  const days = known.get(key) ?? holidaysOf(country, year);
  known.set(key, days);
  return days.has(day);
}

/** Loads on demand, because the data takes 12 MB and only restaurants in other countries need it. */
function loadHolidays(): typeof Holidays {
  return createRequire(import.meta.url)('date-holidays') as typeof Holidays;
}

function holidaysOf(country: string, year: number): ReadonlySet<number> {
  const Data = loadHolidays();
  const holidays = new Data(country, { types: ['public'] }).getHolidays(year);
  return new Set(holidays.map(({ date }) => Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY_MS));
}
