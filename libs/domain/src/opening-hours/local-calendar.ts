import type { Place } from '../places/place';
import { isDominicanHoliday } from './dominican-holidays';
import type { LocalCalendar } from './open-state';

/** Whether a day, in days since 1970, is a public holiday of a country. */
export type HolidayTest = (country: string, day: number) => boolean;

/** For readers that need no other country's holidays, such as the editor's preview. */
const homeHolidays: HolidayTest = (country, day) => country === 'DO' && isDominicanHoliday(day);

/** The calendar of a place. */
export const localCalendar = (
  { country, timeZone }: Place,
  isHoliday: HolidayTest = homeHolidays,
): LocalCalendar => ({ timeZone, isHoliday: (day) => isHoliday(country, day) });
