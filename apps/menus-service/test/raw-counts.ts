import type { Engagement, MenuAnalytics, Visit } from '@cartaviva/contracts';
import { HOME_TIME_ZONE, searchable } from '@cartaviva/domain';
import { dayOf, localTime } from '../src/analytics/day';
import { deviceOf } from '../src/analytics/record/device';

/** Counts by kind and value, for example `source qr`, without zeros. */
type Counts = Record<string, number>;

/** Returns the figures of a report in the format of `countRaw`. */
export function countsIn(report: MenuAnalytics): Counts {
  const counts: Counts = { views: report.totalViews, visitors: report.uniqueVisitors };
  const add = (kind: string, rows: Iterable<readonly [string | number | null, number]>) => {
    for (const [value, count] of rows) counts[`${kind} ${value}`] = count;
  };
  const details = report.details!;
  add('source', Object.entries(report.bySource));
  add('device', Object.entries(report.byDevice!));
  add(
    'day',
    report.byDay.map(({ date, views }) => [date, views] as const),
  );
  add(
    'new',
    report.byDay.map(({ date, newVisitors }) => [date, newVisitors] as const),
  );
  for (const [weekday, hours] of details.byHour.entries()) add(`hour ${weekday}`, hours.entries());
  add(
    'language',
    details.byLanguage.map(({ language, views }) => [language, views] as const),
  );
  add(
    'table',
    details.byTable.map(({ table, views }) => [table, views] as const),
  );
  add(
    'piece',
    details.byPiece.map(({ piece, views }) => [piece, views] as const),
  );
  add(
    'category',
    details.categories.map(({ categoryId, views }) => [categoryId, views] as const),
  );
  add(
    'item',
    details.items.map(({ itemId, views }) => [itemId, views] as const),
  );
  add(
    'item-sold-out',
    details.items.map((item) => [item.itemId, item.soldOutViews] as const),
  );
  add(
    'item-ordered',
    details.items.map(({ itemId, orders }) => [itemId, orders] as const),
  );
  add(
    'search',
    details.searches.map(({ text, visitors }) => [text, visitors] as const),
  );
  add(
    'filter',
    details.filters.map(({ tag, visitors }) => [tag, visitors] as const),
  );
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
}

/** Counts the same figures one by one from the sent visits and engagements of a menu. */
export function countRaw(visits: readonly Visit[], engagements: readonly Engagement[]): Counts {
  const counts: Counts = {};
  const count = (key: string) => (counts[key] = (counts[key] ?? 0) + 1);
  const inOrder = [...visits].sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));
  const [visitors, days, things] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const isFirst = (seen: Set<string>, key: string) => seen.size < seen.add(key).size;
  for (const { visitorId, at, source, userAgent, language, table, piece } of inOrder) {
    const day = dayOf(new Date(at));
    if (isFirst(visitors, visitorId)) for (const key of ['visitors', `new ${day}`]) count(key);
    if (!isFirst(days, `${day} ${visitorId}`)) continue;
    const weekday = (new Date(day).getUTCDay() + 6) % 7;
    for (const key of ['views', `source ${source}`, `device ${deviceOf(userAgent)}`]) count(key);
    for (const key of [
      `day ${day}`,
      `hour ${weekday} ${localTime(new Date(at), HOME_TIME_ZONE).hour}`,
    ])
      count(key);
    if (language) count(`language ${language}`);
    if (table) count(`table ${table}`);
    if (source === 'qr') count(`piece ${piece ?? null}`);
  }
  for (const one of engagements) {
    const values = {
      category: one.categoryIds,
      item: one.itemIds,
      'item-sold-out': one.soldOutItemIds,
      'item-ordered': one.orderedItemIds,
      search: one.searches?.map(searchable),
      filter: one.filters,
    };
    for (const [kind, list = []] of Object.entries(values)) {
      for (const value of list) {
        const key = `${kind} ${value}`;
        if (isFirst(things, `${dayOf(new Date(one.at))} ${one.visitorId} ${key}`)) count(key);
      }
    }
  }
  return counts;
}

/** Breaks ties between visits at the same moment in a fixed order. */
const timeOf = ({ at, source, userAgent, language, table, piece }: Visit): string =>
  [at, source, deviceOf(userAgent), language ?? '', table ?? '', piece ?? ''].join('\u0000');
