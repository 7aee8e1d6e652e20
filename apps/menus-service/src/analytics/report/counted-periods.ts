import type { EntityManager } from 'typeorm';
import { addDays, monthOf } from '../day';
import { VisitorSketch } from '../visitor-sketch';
import type { Period } from './period';

/** The days of a period, or of the one before. */
type Days = Pick<Period, 'from' | 'to'>;

export const daysBefore = ({ before, from }: Period): Days => ({
  from: before,
  to: addDays(from, -1),
});

/**
 * The parameters of `countedIn`: first and last day, first and last of the whole months among them. The last
 * month is before the first where the period has no whole month.
 */
export const boundsOf = ({ from, to }: Days): [string, string, string, string] => [
  ...([from, to] as const),
  ...([monthOf(addDays(from, -1), 1), monthOf(addDays(to, 1), -1)] as const),
];

/**
 * The counts of a menu in a period: its whole months where they are built, and the days that are not in them.
 * @param first number of the first of four parameters, `boundsOf`
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

/** How many different visitors each menu had. */
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

/** How many visitors sketches have between them, and the standard error of that as a part of it. */
export const countVisitors = (sketches: readonly Buffer[]): { visitors: number; error: number } =>
  VisitorSketch.count(sketches.map((sketch) => VisitorSketch.read(sketch)));
