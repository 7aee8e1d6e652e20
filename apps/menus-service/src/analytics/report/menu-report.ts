import type { MenuAnalytics } from '@cartaviva/contracts';
import type { EntityManager } from 'typeorm';
import { changeFrom } from './change';
import { countsOf, daysBefore, viewsByDay, visitorsOf, type ByValue } from './counts';
import { detailsOf, popularAmong, viewsByDevice } from './menu-details';
import { daysOf, sum, type Period } from './period';

/** Kinds whose values are counted for every plan, and for those that see everything. */
const BASIC_KINDS = ['source'] as const;
const ALL_KINDS = [
  ...BASIC_KINDS,
  ...['device', 'language', 'table', 'piece', 'category'],
  ...['item', 'item-sold-out', 'item-ordered', 'search', 'filter'],
];

/**
 * What diners did with a menu in a period, from roll-ups and sketches alone: it takes as long for ten
 * million views as for ten thousand. Of one moment, when the transaction is REPEATABLE READ.
 */
export async function reportOf(
  manager: EntityManager,
  menuId: string,
  period: Period,
  { withDetails }: { withDetails: boolean },
): Promise<MenuAnalytics> {
  const previous = daysBefore(period);
  const kinds = withDetails ? ALL_KINDS : BASIC_KINDS;
  const counts = await countsOf(manager, menuId, period, kinds);
  const before = await countsOf(manager, menuId, previous, BASIC_KINDS);
  const viewed = await viewsByDay(manager, menuId, period);
  const visitors = (await visitorsOf(manager, [menuId], period))(menuId);
  const visitorsBefore = (await visitorsOf(manager, [menuId], previous))(menuId);
  const [totalViews, viewsBefore] = [totalOf(counts('source')), totalOf(before('source'))];
  const details = withDetails ? await detailsOf(manager, menuId, period, counts) : null;
  const days = new Map(viewed.map((day) => [day.date, day]));
  return {
    from: period.from,
    to: period.to,
    totalViews,
    // No visitor is without a view, which an estimate does not know.
    uniqueVisitors: Math.min(visitors.visitors, totalViews),
    visitorsError: visitors.error,
    bySource: {
      qr: counts('source').get('qr') ?? 0,
      direct_link: counts('source').get('direct_link') ?? 0,
    },
    byDay: daysOf(period).map((date) => days.get(date) ?? { date, views: 0, newVisitors: 0 }),
    change: changeFrom(viewsBefore, totalViews),
    before: {
      totalViews: viewsBefore,
      uniqueVisitors: Math.min(visitorsBefore.visitors, viewsBefore),
    },
    byDevice: details && viewsByDevice(counts('device')),
    popularItems: details && popularAmong(details.items),
    details,
  };
}

const totalOf = (counts: ByValue): number => sum([...counts.values()]);
