import type { MenuAnalytics } from '@cartaviva/contracts';
import type { DataSource } from 'typeorm';
import { Counts } from '../counts';
import { changeFrom } from './change';
import { countVisitors } from './counted-periods';
import { figuresOf } from './figures';
import { detailsOf, popularAmong, viewsByDevice } from './menu-details';
import { daysOf, sum, type Period } from './period';

/**
 * Reports the views and engagements of a menu in a period. Reads only the counts of days and months, so that the
 * duration does not depend on the number of views.
 */
export async function reportOf(
  dataSource: DataSource,
  menuId: string,
  period: Period,
  { withDetails }: { withDetails: boolean },
): Promise<MenuAnalytics> {
  const figures = await figuresOf(dataSource, menuId, period, { isDetailed: withDetails });
  const { counted, countedBefore } = figures;
  const counts = new Counts();
  for (const [, , , stored] of counted) if (stored) counts.addAll(stored);
  const details = withDetails ? detailsOf(figures, counts) : null;
  const totalViews = sum(counted.map(([views]) => views));
  const qr = sum(counted.map(([, ofCodes]) => ofCodes));
  const viewsBefore = sum(countedBefore.map(([views]) => views));
  const { visitors, error } = countVisitors(counted.map(([, , hex]) => fromHex(hex)));
  const before = countVisitors(countedBefore.map(([, hex]) => fromHex(hex)));
  const days = new Map(figures.days.map(([date, ...viewed]) => [date, viewed]));
  return {
    from: period.from,
    to: period.to,
    totalViews,
    // An estimate may exceed the views, but each visitor has at least one view.
    uniqueVisitors: Math.min(visitors, totalViews),
    visitorsError: error,
    bySource: { qr, direct_link: totalViews - qr },
    byDay: daysOf(period).map((date) => {
      const [views, newVisitors] = days.get(date) ?? [0, 0];
      return { date, views, newVisitors };
    }),
    change: changeFrom(viewsBefore, totalViews),
    before: {
      totalViews: viewsBefore,
      uniqueVisitors: Math.min(before.visitors, viewsBefore),
    },
    byDevice: details && viewsByDevice(counts.of('device')),
    popularItems: details && popularAmong(details.items),
    details,
  };
}

const fromHex = (bytes: string) => Buffer.from(bytes, 'hex');
