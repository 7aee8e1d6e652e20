import { normalizedFields } from '../normalized-text';
import { normalizedHours } from '../opening-hours/opening-hours';

/** Heading of the items that belong to no category (specification §2). */
export const UNCATEGORIZED = 'Sin Categoría';

/**
 * Folds case and blanks of a category's name. Names with the same result are equal within a menu (decisions,
 * "Calls").
 */
export const foldedName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Converts the fields of a request to their stored form. */
export function normalizedCategory<Sent extends object>(
  sent: Sent & { readonly openingHours?: string | null },
): Sent {
  const normalized = normalizedFields(sent);
  return { ...normalized, ...normalizedHours(normalized) };
}
