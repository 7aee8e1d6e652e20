import type { MenuAnalytics } from '@cartaviva/contracts';
import type { DataSource } from 'typeorm';
import { changeFrom } from './change';
import { countVisitors } from './counts';
import { figuresOf } from './figures';
import { countsByKind, detailsOf, popularAmong, viewsByDevice } from './menu-details';
import { daysOf, sum, type Period } from './period';

/** Kinds whose values are counted for every plan, and for those that see everything. */
const BASIC_KINDS = ['source'];
const ALL_KINDS = [
  ...BASIC_KINDS,
  ...['hour', 'device', 'language', 'table', 'piece', 'category'],
  ...['item', 'item-sold-out', 'item-ordered', 'search', 'filter'],
];

/**
 * What diners did with a menu in a period, from roll-ups and sketches alone: it takes as long for ten
 * million views as for ten thousand.
 */
export async function reportOf(
  dataSource: DataSource,
  menuId: string,
  period: Period,
  { withDetails }: { withDetails: boolean },
): Promise<MenuAnalytics> {
  const figures = await figuresOf(dataSource, menuId, period, {
    kinds: withDetails ? ALL_KINDS : BASIC_KINDS,
    isDetailed: withDetails,
  });
  const counts = countsByKind(figures);
  const details = withDetails ? detailsOf(figures, counts) : null;
  const { viewsBefore } = figures;
  const bySource = {
    qr: counts('source').get('qr') ?? 0,
    direct_link: counts('source').get('direct_link') ?? 0,
  };
  const totalViews = sum(Object.values(bySource));
  const { visitors, error } = countVisitors(figures.sketches.map(fromHex));
  const before = countVisitors(figures.sketchesBefore.map(fromHex));
  const days = new Map(figures.days.map(([date, ...viewed]) => [date, viewed]));
  return {
    from: period.from,
    to: period.to,
    totalViews,
    // No visitor is without a view, which an estimate does not know.
    uniqueVisitors: Math.min(visitors, totalViews),
    visitorsError: error,
    bySource,
    byDay: daysOf(period).map((date) => {
      const [views, newVisitors] = days.get(date) ?? [0, 0];
      return { date, views, newVisitors };
    }),
    change: changeFrom(viewsBefore, totalViews),
    before: {
      totalViews: viewsBefore,
      uniqueVisitors: Math.min(before.visitors, viewsBefore),
    },
    byDevice: details && viewsByDevice(counts('device')),
    popularItems: details && popularAmong(details.items),
    details,
  };
}

const fromHex = (bytes: string) => Buffer.from(bytes, 'hex');
