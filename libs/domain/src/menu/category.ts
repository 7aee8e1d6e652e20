import { normalizedFields } from '../normalized-text';
import { normalizedHours } from '../opening-hours/opening-hours';

/** Heading of the items that belong to no category (specification §2). */
export const UNCATEGORIZED = 'Sin Categoría';

/** A category's name as a menu tells two apart: case and blanks folded (decisions, "Calls"). */
export const foldedName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** What was sent of a category, as it is stored. */
export function normalizedCategory<Sent extends object>(
  sent: Sent & { readonly openingHours?: string | null },
): Sent {
  const normalized = normalizedFields(sent);
  return { ...normalized, ...normalizedHours(normalized) };
}
