import type { EntityManager } from 'typeorm';
import { addDays, monthOf } from '../day';
import { VisitorSketch } from '../visitor-sketch';
import type { Period } from './period';

type Days = Pick<Period, 'from' | 'to'>;

export const daysBefore = ({ before, from }: Period): Days => ({
  from: before,
  to: addDays(from, -1),
});

/**
 * Parameters of `countedIn`: first and last day, then first and last whole month of the period. The last month
 * precedes the first if the period contains no whole month.
 */
export const boundsOf = ({ from, to }: Days): [string, string, string, string] => [
  ...([from, to] as const),
  ...([monthOf(addDays(from, -1), 1), monthOf(addDays(to, 1), -1)] as const),
];

/**
 * Selects the counts of a menu in a period: built whole months, and the days outside them.
 * @param first number of the first of the four parameters from `boundsOf`
 */
export function countedIn(first: number, menuId = '$1'): string {
  const [from, to, month, lastMonth] = [0, 1, 2, 3].map((at) => `$${first + at}::date`);
  return `(
    SELECT views, qr, counts, visitors FROM menu_months
    WHERE menu_id = ${menuId} AND month BETWEEN ${month} AND ${lastMonth}
    UNION ALL
    SELECT views, qr, counts, visitors FROM menu_days
    WHERE menu_id = ${menuId} AND day BETWEEN ${from} AND ${to} AND NOT EXISTS (
      SELECT FROM menu_months
      WHERE menu_id = ${menuId} AND month BETWEEN ${month} AND ${lastMonth}
        AND month = date_trunc('month', menu_days.day::timestamp)::date)
    )`;
}

const VISITORS = `
  SELECT menu."menuId", counted.visitors FROM unnest($1::uuid[]) AS menu ("menuId")
  CROSS JOIN LATERAL ${countedIn(2, 'menu."menuId"')} counted`;

export async function visitorsOf(
  manager: EntityManager,
  menuIds: readonly string[],
  days: Days,
): Promise<(menuId: string) => number> {
  const rows = await manager.query<{ menuId: string; visitors: Buffer }[]>(VISITORS, [
    menuIds,
    ...boundsOf(days),
  ]);
  return (menuId) =>
    countVisitors(rows.filter((row) => row.menuId === menuId).map(({ visitors }) => visitors))
      .visitors;
}

/** Returns the number of distinct visitors in all sketches, and its relative standard error. */
export const countVisitors = (sketches: readonly Buffer[]): { visitors: number; error: number } =>
  VisitorSketch.count(sketches.map((sketch) => VisitorSketch.read(sketch)));
