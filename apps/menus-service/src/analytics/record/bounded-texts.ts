import type { EntityManager } from 'typeorm';

const KNOWN = `
  SELECT menu_id AS "menuId", day::text, counts->$3 AS counted FROM menu_days
  WHERE menu_id = ANY($1::uuid[]) AND day = ANY($2::date[])`;

interface Text {
  readonly menuId: string;
  readonly day: string;
}

/**
 * Selects the texts to count, because anyone can invent them. Each day of a menu counts the first `max` texts.
 * Concurrent batches may exceed the limit by their own size.
 * @param kind name in `StoredCounts`
 */
export async function withinBound<Row extends Text>(
  manager: EntityManager,
  { kind, max }: { kind: string; max: number },
  rows: readonly Row[],
  textOf: (row: Row) => string | null,
): Promise<(row: Row) => boolean> {
  const invented = rows.filter((row) => textOf(row) !== null);
  if (invented.length === 0) return () => true;
  const known = await manager.query<(Text & { counted: Record<string, number> | null })[]>(KNOWN, [
    [...new Set(invented.map(({ menuId }) => menuId))],
    [...new Set(invented.map(({ day }) => day))],
    kind,
  ]);
  const taken = new Map(known.map((row) => [keyOf(row), new Set(Object.keys(row.counted ?? {}))]));
  for (const row of invented) {
    const texts = taken.get(keyOf(row)) ?? new Set();
    if (texts.size < max) texts.add(textOf(row)!);
    taken.set(keyOf(row), texts);
  }
  return (row) => textOf(row) === null || taken.get(keyOf(row))!.has(textOf(row)!);
}

const keyOf = ({ menuId, day }: Text) => `${menuId} ${day}`;
