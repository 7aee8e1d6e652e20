import type { DayOfViews } from '@cartaviva/contracts';

/** Change in percent with one decimal. Null when there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 1000) / 10 : null;

/** Visitors in the period who had never opened the menu before. */
export const newVisitorsIn = (days: readonly DayOfViews[]): number =>
  days.reduce((sum, { newVisitors }) => sum + newVisitors, 0);

/** Maximum number of days with views for which a comparison is not useful yet. */
const FIRST_DAYS = 2;

/** Is true for a menu with no earlier views and at most two days of views. */
export const isBeginning = (days: readonly DayOfViews[], viewsBefore: number): boolean =>
  viewsBefore === 0 && days.filter(({ views }) => views > 0).length <= FIRST_DAYS;
