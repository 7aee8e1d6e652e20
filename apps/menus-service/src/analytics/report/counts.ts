import type { EntityManager } from 'typeorm';
import { addDays } from '../day';
import { spanRanges } from '../spans';
import { VisitorSketch } from '../visitor-sketch';
import type { Period } from './period';

/** How often each value of a kind was counted. */
export type ByValue = ReadonlyMap<string, number>;

const RANGES = `unnest($2::text[], $3::date[], $4::date[]) AS range (span, first, last)`;

const BY_VALUE = `
  SELECT kind, value, sum(count)::int AS count
  FROM ${RANGES}
  JOIN roll_ups ON menu_id = $1 AND roll_ups.span = range.span AND kind = ANY($5)
    AND start BETWEEN first AND last
  GROUP BY kind, value HAVING sum(count) > 0`;

const BY_DAY = `
  SELECT start::text AS date, coalesce(sum(count) FILTER (WHERE kind = 'source'), 0)::int AS views,
    coalesce(sum(count) FILTER (WHERE kind = 'new'), 0)::int AS "newVisitors"
  FROM roll_ups
  WHERE menu_id = $1 AND span = 'day' AND kind IN ('source', 'new') AND start BETWEEN $2 AND $3
  GROUP BY start`;

/** Weekdays begin with Monday, 0. */
const BY_HOUR = `
  SELECT extract(isodow FROM start)::int - 1 AS weekday, value::int AS hour, sum(count)::int AS count
  FROM roll_ups
  WHERE menu_id = $1 AND span = 'day' AND kind = 'hour' AND start BETWEEN $2 AND $3
  GROUP BY 1, 2`;

const SKETCHES = `
  SELECT menu_id AS "menuId", sketch
  FROM ${RANGES}
  JOIN visitor_sketches ON menu_id = ANY($1) AND visitor_sketches.span = range.span
    AND start BETWEEN first AND last`;

/** The days of a period, or of the one before. */
type Days = Pick<Period, 'from' | 'to'>;

export const daysBefore = ({ before, from }: Period): Days => ({
  from: before,
  to: addDays(from, -1),
});

/** Whole months and the days around them, as columns. */
export function rangesOf({ from, to }: Days): [string[], string[], string[]] {
  const ranges = spanRanges(from, to);
  return [
    ranges.map(({ span }) => span),
    ranges.map(({ first }) => first),
    ranges.map(({ last }) => last),
  ];
}

/** What was counted of some kinds, from months where they are whole. */
export async function countsOf(
  manager: EntityManager,
  menuId: string,
  days: Days,
  kinds: readonly string[],
): Promise<(kind: string) => ByValue> {
  const rows = await manager.query<{ kind: string; value: string; count: number }[]>(BY_VALUE, [
    menuId,
    ...rangesOf(days),
    kinds,
  ]);
  const counts = new Map(kinds.map((kind) => [kind, new Map<string, number>()]));
  for (const { kind, value, count } of rows) counts.get(kind)!.set(value, count);
  return (kind) => counts.get(kind)!;
}

/** Days that had a view, with how many, and how many of these were by new visitors. */
export const viewsByDay = (manager: EntityManager, menuId: string, { from, to }: Days) =>
  manager.query<{ date: string; views: number; newVisitors: number }[]>(BY_DAY, [menuId, from, to]);

/** Views by weekday, Monday first, and hour. */
export async function viewsByHour(
  manager: EntityManager,
  menuId: string,
  { from, to }: Days,
): Promise<number[][]> {
  const rows = await manager.query<{ weekday: number; hour: number; count: number }[]>(BY_HOUR, [
    menuId,
    from,
    to,
  ]);
  const hours = Array.from({ length: 7 }, () => new Array<number>(24).fill(0));
  for (const { weekday, hour, count } of rows) hours[weekday]![hour] = count;
  return hours;
}

/** How many different visitors each menu had, and the standard error of that as a part of it. */
export async function visitorsOf(
  manager: EntityManager,
  menuIds: readonly string[],
  days: Days,
): Promise<(menuId: string) => { visitors: number; error: number }> {
  const rows = await manager.query<{ menuId: string; sketch: Buffer }[]>(SKETCHES, [
    menuIds,
    ...rangesOf(days),
  ]);
  return (menuId) =>
    VisitorSketch.count(
      rows.filter((row) => row.menuId === menuId).map(({ sketch }) => VisitorSketch.read(sketch)),
    );
}
