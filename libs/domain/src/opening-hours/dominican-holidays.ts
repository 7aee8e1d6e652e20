/** Public holidays of the Dominican Republic with a fixed date, as pairs of month (from 1) and day. */
const FIXED = [
  [1, 1],
  [1, 21],
  [2, 27],
  [9, 24],
  [12, 25],
] as const;

/** Holidays that Law 139-97 moves to a Monday. */
const MOVED = [
  [1, 6],
  [1, 26],
  [5, 1],
  [8, 16],
  [11, 6],
] as const;

const DAY_MS = 86_400_000;

/**
 * Returns true if a day is a public holiday of the Dominican Republic. Law 139-97 moves five holidays: from Tuesday
 * and Wednesday to the previous Monday, and from Thursday and Friday to the next Monday. Labour Day also moves from
 * Sunday. Restoration Day stays in years in which a president takes office, which is every fourth year.
 * @param day days since 1 January 1970 on the local calendar
 */
export function isDominicanHoliday(day: number): boolean {
  const year = new Date(day * DAY_MS).getUTCFullYear();
  const on = (month: number, date: number) => Date.UTC(year, month - 1, date) / DAY_MS;
  const easter = easterOf(year);
  return (
    day === easter - 2 ||
    day === easter + 60 ||
    FIXED.some(([month, date]) => day === on(month, date)) ||
    MOVED.some(([month, date]) => {
      const takesOffice = month === 8 && year % 4 === 0;
      return day === on(month, date) + (takesOffice ? 0 : shift(on(month, date), month));
    })
  );
}

/** Returns the number of days by which the law moves a holiday. */
function shift(day: number, month: number): number {
  const weekday = (day + 4) % 7;
  if (weekday === 0) return month === 5 ? 1 : 0;
  if (weekday === 6) return 0;
  return weekday <= 3 ? 1 - weekday : 8 - weekday;
}

/** Returns Easter Sunday in days since 1970 (the anonymous Gregorian algorithm). */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1) / DAY_MS;
}
