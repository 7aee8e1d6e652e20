import type { DayOfViews } from '@cartaviva/contracts';

/** Percent against before, with one decimal; null when there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 1000) / 10 : null;

/** Visitors of the period who had never opened the menu before. */
export const newVisitorsIn = (days: readonly DayOfViews[]): number =>
  days.reduce((sum, { newVisitors }) => sum + newVisitors, 0);

/** Days with a view, up to which there is nothing to compare yet. */
const FIRST_DAYS = 2;

/** Whether people have only begun to open the menu: nothing before, and at most two days of views. */
export const isBeginning = (days: readonly DayOfViews[], viewsBefore: number): boolean =>
  viewsBefore === 0 && days.filter(({ views }) => views > 0).length <= FIRST_DAYS;
