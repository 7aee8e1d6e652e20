import type { Place } from '../places/place';
import { isDominicanHoliday } from './dominican-holidays';
import type { LocalCalendar } from './open-state';

/** Returns true if a day, in days since 1970, is a public holiday of a country. */
export type HolidayTest = (country: string, day: number) => boolean;

/** Default for callers that do not need holidays of other countries, such as the editor's preview. */
const homeHolidays: HolidayTest = (country, day) => country === 'DO' && isDominicanHoliday(day);

export const localCalendar = (
  { country, timeZone }: Place,
  isHoliday: HolidayTest = homeHolidays,
): LocalCalendar => ({ timeZone, isHoliday: (day) => isHoliday(country, day) });
