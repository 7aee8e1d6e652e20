import type { EntityManager } from 'typeorm';

/** Most of one day that are told apart. */
const MAX_A_DAY = 1000;

/** Each day by itself: so the index leads to the value, past all else that was done on the day. */
const PEOPLE = `
  SELECT value, (
    SELECT count(DISTINCT visitor_id)::int
    FROM generate_series($2::date, $3::date, '1 day') AS days (day)
    CROSS JOIN LATERAL (
      SELECT visitor_id FROM engagements
      WHERE menu_id = $1 AND engagements.day = days.day::date AND kind = $4 AND value = asked.value
      LIMIT ${MAX_A_DAY}) seen
  ) AS people
  FROM unnest($5::text[]) AS asked (value)`;

interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * How many people searched or filtered by each value: reports count somebody once a day, and what one
 * person wrote on many days is still one person's.
 */
export async function peopleBy(
  manager: EntityManager,
  menuId: string,
  { from, to }: Period,
  kind: 'search' | 'filter',
  values: readonly string[],
): Promise<(value: string) => number> {
  const rows = await manager.query<{ value: string; people: number }[]>(PEOPLE, [
    ...[menuId, from, to, kind, values],
  ]);
  const people = new Map(rows.map((row) => [row.value, row.people]));
  return (value) => people.get(value) ?? 0;
}
