import { isDeepStrictEqual } from 'node:util';

/** The fields that differ from what the row holds; null when the row is already what was sent. */
export function changesTo<Row extends object, Sent extends Partial<Row>>(
  row: Row,
  sent: Sent,
): Partial<Sent> | null {
  const changes = Object.entries(sent).filter(
    ([name, value]) => !isDeepStrictEqual(row[name as keyof Row], value),
  );
  return changes.length > 0 ? (Object.fromEntries(changes) as Partial<Sent>) : null;
}
