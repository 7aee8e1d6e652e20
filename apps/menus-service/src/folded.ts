import { APOSTROPHES, BLANKS, LETTERS, MARKS, searchable, SPELLINGS } from '@cartaviva/domain';

const replaced = (sql: string, pattern: string, by: string): string =>
  `regexp_replace(${sql}, '${pattern}', '${by}', 'g')`;

/** A letter and its capital, for some collations know no capitals but those of ASCII. */
const bothCases = (letter: string): string =>
  `[${letter}${/[ßı]/.test(letter) ? '' : letter.toUpperCase()}]`;

/**
 * A column as searches compare it, in SQL: as `searchable` writes a text, but for the blanks at its ends, which names
 * have not. Whatever the collation, because what is left of most letters is ASCII.
 */
export function folded(column: string): string {
  const plain = replaced(column, `[${APOSTROPHES}]+`, "''");
  const unmarked = replaced(`normalize(${plain}, NFKD)`, `[${MARKS}]+`, '');
  const spelled = SPELLINGS.reduce(
    (sql, by, at) => replaced(sql, bothCases(LETTERS[at]!), by),
    unmarked,
  );
  return `lower(${replaced(spelled, `[${BLANKS}]+`, ' ')})`;
}

/** Whether a column holds a text, whatever its accents and capitals; the text is the parameter `q`. */
export const holdsText = (column: string): string => `strpos(${folded(column)}, :q) > 0`;

/** The value of the parameter `q`. */
export const foldedText = (text: string): { q: string } => ({ q: searchable(text) });
