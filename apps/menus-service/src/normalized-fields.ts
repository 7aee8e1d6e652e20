import { normalizedText } from '@cartaviva/domain';
import { isDeepStrictEqual } from 'node:util';

/**
 * The fields that were sent, as they are stored: texts normalized, blank ones null. What was left out
 * stays out, so that an update leaves it alone. Required texts are never blank here: the DTO's rules
 * refuse that.
 */
export function normalizedFields<Sent extends object>(sent: Sent): Sent {
  const fields = Object.entries(sent)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [
      name,
      typeof value === 'string' ? normalizedText(value) || null : value,
    ]);
  return Object.fromEntries(fields) as Sent;
}

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
