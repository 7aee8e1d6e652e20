import { isDeepStrictEqual } from 'node:util';

/** Returns the fields that differ from the row, or null if there are none. */
export function changesTo<Row extends object, Sent extends Partial<Row>>(
  row: Row,
  sent: Sent,
): Partial<Sent> | null {
  const changes = Object.entries(sent).filter(
    ([name, value]) => !isDeepStrictEqual(row[name as keyof Row], value),
  );
  return changes.length > 0 ? (Object.fromEntries(changes) as Partial<Sent>) : null;
}
