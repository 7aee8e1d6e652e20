/** Heading of the items that belong to no category (specification §2). */
export const UNCATEGORIZED = 'Sin Categoría';

/** A category's name as a menu tells two apart: case and blanks folded (decisions, "Calls"). */
export const foldedName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
