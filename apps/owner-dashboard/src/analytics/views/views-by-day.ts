import type { DayOfViews } from '@cartaviva/contracts';
import type { Figures } from '../figures/figures';
import { longDay, shortDay } from '../words';
import { MESSAGES } from './messages';

/** Maximum length of a period drawn by day. Longer periods are drawn by week. */
const MAX_DAYS_DRAWN = 92;

/** Bar of the chart, for a day or for a week that starts on Monday. */
export interface ViewsBar {
  readonly date: string;
  readonly label: string;
  readonly views: number;
  readonly newVisitors: number;
}

function mondayOf(date: string): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/** Returns a bar per day, or per week when there are too many days for a phone. */
export function barsOf(days: readonly DayOfViews[], today: string): readonly ViewsBar[] {
  if (days.length <= MAX_DAYS_DRAWN) {
    return days.map((day) => ({
      ...day,
      label: day.date === today ? MESSAGES.today(longDay(day.date)) : longDay(day.date),
    }));
  }
  const weeks = new Map<string, ViewsBar>();
  for (const { date, views, newVisitors } of days) {
    const monday = mondayOf(date);
    const week = weeks.get(monday);
    weeks.set(monday, {
      date: week?.date ?? date,
      label: week?.label ?? MESSAGES.week(shortDay(date)),
      views: (week?.views ?? 0) + views,
      newVisitors: (week?.newVisitors ?? 0) + newVisitors,
    });
  }
  return [...weeks.values()];
}

export const figuresOf = (bars: readonly ViewsBar[], isByWeek: boolean): Figures => ({
  caption: isByWeek ? MESSAGES.byWeek : MESSAGES.byDay,
  columns: [isByWeek ? MESSAGES.weekColumn : MESSAGES.day, MESSAGES.views, MESSAGES.fresh],
  rows: bars.map(({ label, views, newVisitors }) => ({ label, values: [views, newVisitors] })),
});
