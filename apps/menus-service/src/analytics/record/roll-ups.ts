import type { EntityManager } from 'typeorm';

/** So many more of something on a day of a menu. */
export interface Increment {
  readonly menuId: string;
  readonly day: string;
  readonly kind: string;
  readonly value: string;
  readonly count: number;
}

/** Adds rows `added` of (menu_id, day, kind, value, count) to their day and month; sorted: no deadlock. */
export const ADD_TO_ROLL_UPS = `
  INSERT INTO roll_ups (menu_id, span, kind, start, value, count)
  SELECT menu_id, span, kind, start, value, sum(count)
  FROM added CROSS JOIN LATERAL (
    VALUES ('day', day), ('month', date_trunc('month', day::timestamp)::date)) AS spans (span, start)
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(count) <> 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (menu_id, span, kind, start, value)
    DO UPDATE SET count = roll_ups.count + EXCLUDED.count`;

const ADD = `
  WITH added AS (
    SELECT * FROM unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::int[])
      AS added (menu_id, day, kind, value, count))
  ${ADD_TO_ROLL_UPS}`;

/** Adds to the counts of days and months. */
export async function addToRollUps(
  manager: EntityManager,
  increments: readonly Increment[],
): Promise<void> {
  if (increments.length === 0) return;
  const sums = new Map<string, Increment>();
  for (const one of increments) {
    const key = [one.menuId, one.day, one.kind, one.value].join(' ');
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) });
  }
  const added = [...sums.values()].filter(({ count }) => count !== 0);
  await manager.query(ADD, [
    added.map(({ menuId }) => menuId),
    added.map(({ day }) => day),
    added.map(({ kind }) => kind),
    added.map(({ value }) => value),
    added.map(({ count }) => count),
  ]);
}

const KNOWN = `
  SELECT menu_id AS "menuId", start::text AS day, value FROM roll_ups
  WHERE menu_id = ANY($1::uuid[]) AND span = 'day' AND kind = $2 AND start = ANY($3::date[])`;

/**
 * Which texts are counted, of those that anybody can invent: so many a day of each menu, those that came
 * first. Batches that run at the same moment may pass the bound by what is in them.
 */
export async function withinBound<Row extends { menuId: string; day: string }>(
  manager: EntityManager,
  kind: string,
  max: number,
  rows: readonly Row[],
  textOf: (row: Row) => string | null,
): Promise<(row: Row) => boolean> {
  const invented = rows.filter((row) => textOf(row) !== null);
  if (invented.length === 0) return () => true;
  const known = await manager.query<{ menuId: string; day: string; value: string }[]>(KNOWN, [
    [...new Set(invented.map(({ menuId }) => menuId))],
    kind,
    [...new Set(invented.map(({ day }) => day))],
  ]);
  const taken = new Map<string, Set<string>>();
  const takenOn = ({ menuId, day }: { menuId: string; day: string }) => {
    const texts = taken.get(`${menuId} ${day}`) ?? new Set();
    taken.set(`${menuId} ${day}`, texts);
    return texts;
  };
  for (const row of known) takenOn(row).add(row.value);
  for (const row of invented) {
    const texts = takenOn(row);
    if (texts.size < max) texts.add(textOf(row)!);
  }
  return (row) => textOf(row) === null || takenOn(row).has(textOf(row)!);
}
