import { searchable } from '@cartaviva/domain';

/**
 * A column as searches compare it, in SQL: as `searchable` writes a text, but for its blanks, which names
 * have singly. Whatever the collation, because what is left of most letters is ASCII.
 */
export const folded = (column: string): string =>
  `lower(regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** Whether a column holds a text, whatever its accents and capitals; the text is the parameter `q`. */
export const holdsText = (column: string): string => `strpos(${folded(column)}, :q) > 0`;

/** The value of the parameter `q`. */
export const foldedText = (text: string): { q: string } => ({ q: searchable(text) });
