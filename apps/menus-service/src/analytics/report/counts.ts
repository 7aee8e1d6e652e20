import type { EntityManager } from 'typeorm';
import { addDays } from '../day';
import { spanRanges } from '../spans';
import { VisitorSketch } from '../visitor-sketch';
import type { Period } from './period';

/** The days of a period, or of the one before. */
type Days = Pick<Period, 'from' | 'to'>;

export const daysBefore = ({ before, from }: Period): Days => ({
  from: before,
  to: addDays(from, -1),
});

/** Whole months and the days around them, as the columns that `RANGES` takes. */
export function rangesOf({ from, to }: Days): [string[], string[], string[]] {
  const ranges = spanRanges(from, to);
  return [
    ranges.map(({ span }) => span),
    ranges.map(({ first }) => first),
    ranges.map(({ last }) => last),
  ];
}

/**
 * Rows of roll-ups or sketches of a menu: those of the ranges whose columns are three parameters, from
 * the one with this number on. Range by range: nothing tells the planner how few rows these are.
 */
export const inRanges = (table: string, first: number, only = 'true', menuId = '$1'): string => `
  unnest($${first}::text[], $${first + 1}::date[], $${first + 2}::date[])
    AS range (span, first, last)
  CROSS JOIN LATERAL (
    SELECT * FROM ${table}
    WHERE menu_id = ${menuId} AND ${table}.span = range.span AND ${only}
      AND start BETWEEN range.first AND range.last
    OFFSET 0) counted`;

const SKETCHES = `
  SELECT menu."menuId", sketch FROM unnest($1::uuid[]) AS menu ("menuId")
  CROSS JOIN ${inRanges('visitor_sketches', 2, 'true', 'menu."menuId"')}`;

/** How many different visitors each menu had. */
export async function visitorsOf(
  manager: EntityManager,
  menuIds: readonly string[],
  days: Days,
): Promise<(menuId: string) => number> {
  const rows = await manager.query<{ menuId: string; sketch: Buffer }[]>(SKETCHES, [
    menuIds,
    ...rangesOf(days),
  ]);
  return (menuId) =>
    countVisitors(rows.filter((row) => row.menuId === menuId).map(({ sketch }) => sketch)).visitors;
}

/** How many visitors sketches have between them, and the standard error of that as a part of it. */
export const countVisitors = (sketches: readonly Buffer[]): { visitors: number; error: number } =>
  VisitorSketch.count(sketches.map((sketch) => VisitorSketch.read(sketch)));
