import type { MenuComparison, MenuViews } from '@cartaviva/contracts';
import type { EntityManager } from 'typeorm';
import { SHOWN_RESTAURANT_NAME } from '../../restaurants/shown-menu';
import { changeFrom } from './change';
import { boundsOf, countedIn, daysBefore, visitorsOf } from './counted-periods';
import { daysOf, type Period } from './period';

const SUM = (first: number) => `
  SELECT coalesce(sum(views), 0)::int AS views, coalesce(sum(qr), 0)::int AS qr
  FROM ${countedIn(first, 'menu.id')} counted`;

/** Parameters: account, bounds of the period and of the previous one, limit, offset. */
const COMPARED = `
  SELECT menu.id AS "menuId", menu.name, ${SHOWN_RESTAURANT_NAME} AS "restaurantName",
    menu.is_published AS "isPublished", counted.views, counted.qr, before.views AS before
  FROM menus menu JOIN restaurants restaurant ON restaurant.id = menu.restaurant_id
  CROSS JOIN LATERAL (${SUM(2)}) counted
  CROSS JOIN LATERAL (${SUM(6)}) before
  WHERE menu.account_id = $1 AND menu.deleted_at IS NULL
  ORDER BY counted.views DESC, menu.created_at, menu.id LIMIT $10 OFFSET $11`;

const COUNT = `
  SELECT count(*)::int AS total FROM menus WHERE account_id = $1 AND deleted_at IS NULL`;

const BY_DAY = `
  SELECT menu_id AS "menuId", day::text AS date, views FROM menu_days
  WHERE menu_id = ANY($1) AND day BETWEEN $2 AND $3`;

type ComparedRow = Omit<MenuComparison, 'uniqueVisitors' | 'change'> & { before: number };

export const mostViewed = (
  manager: EntityManager,
  accountId: string,
  period: Period,
  { limit, page = 1 }: { limit: number; page?: number },
): Promise<ComparedRow[]> =>
  manager.query<ComparedRow[]>(COMPARED, [
    accountId,
    ...boundsOf(period),
    ...boundsOf(daysBefore(period)),
    limit,
    (page - 1) * limit,
  ]);

export async function countMenus(manager: EntityManager, accountId: string): Promise<number> {
  const [{ total }] = await manager.query<[{ total: number }]>(COUNT, [accountId]);
  return total;
}

export async function comparisonsOf(
  manager: EntityManager,
  rows: readonly ComparedRow[],
  period: Period,
): Promise<MenuComparison[]> {
  const ids = rows.map(({ menuId }) => menuId);
  const visitors = await visitorsOf(manager, ids, period);
  return rows.map(({ before, ...menu }) => ({
    ...menu,
    uniqueVisitors: Math.min(visitors(menu.menuId), menu.views),
    change: changeFrom(before, menu.views),
  }));
}

export async function viewsOf(
  manager: EntityManager,
  rows: readonly ComparedRow[],
  period: Period,
): Promise<MenuViews[]> {
  const ids = rows.map(({ menuId }) => menuId);
  const viewed = await manager.query<{ menuId: string; date: string; views: number }[]>(BY_DAY, [
    ids,
    period.from,
    period.to,
  ]);
  const counts = new Map(viewed.map(({ menuId, date, views }) => [`${menuId} ${date}`, views]));
  return rows.map(({ menuId, name, restaurantName, views, before }) => ({
    ...{ menuId, name, restaurantName, views },
    change: changeFrom(before, views),
    byDay: daysOf(period).map((date) => ({ date, views: counts.get(`${menuId} ${date}`) ?? 0 })),
  }));
}
