import type { EntityManager } from 'typeorm';
import { wantedText } from '../record/stored-engagements';

/** Highest number of people counted per day. */
const MAX_A_DAY = 5000;

/** Joins each day separately, so that the index skips visitors who neither searched nor filtered. */
const PEOPLE = `
  SELECT text, count(DISTINCT visitor)::int AS people
  FROM generate_series($2::date, $3::date, '1 day') AS days (day)
  CROSS JOIN LATERAL (
    SELECT visitor, wanted FROM engagements
    WHERE menu_id = $1 AND engagements.day = days.day::date AND wanted IS NOT NULL
    LIMIT ${MAX_A_DAY}) seen
  CROSS JOIN unnest(seen.wanted) AS one (text)
  WHERE text = ANY($4::text[]) GROUP BY text`;

interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * Counts the people who searched or filtered by each value. Reports count a person once a day, whereas this counts a
 * person once in the period.
 */
export async function peopleBy(
  manager: EntityManager,
  menuId: string,
  { from, to }: Period,
  kind: 'search' | 'filter',
  values: readonly string[],
): Promise<(value: string) => number> {
  const texts = values.map((value) => wantedText(kind, value));
  const rows = await manager.query<{ text: string; people: number }[]>(PEOPLE, [
    ...[menuId, from, to, texts],
  ]);
  const people = new Map(rows.map((row) => [row.text, row.people]));
  return (value) => people.get(wantedText(kind, value)) ?? 0;
}
