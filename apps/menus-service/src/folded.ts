import { APOSTROPHES, BLANKS, LETTERS, MARKS, searchable, SPELLINGS } from '@cartaviva/domain';

const replaced = (sql: string, pattern: string, by: string): string =>
  `regexp_replace(${sql}, '${pattern}', '${by}', 'g')`;

/** Matches a letter and its capital, because some collations change the case of ASCII letters only. */
const bothCases = (letter: string): string =>
  `[${letter}${/[ßı]/.test(letter) ? '' : letter.toUpperCase()}]`;

/**
 * Normalizes a column for searches in SQL, like `searchable` does for a text. Keeps leading and trailing blanks,
 * which names do not have. Works with any collation, because most letters become ASCII.
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

/** Tests whether a column contains the parameter `q`, ignoring case and accents. */
export const holdsText = (column: string): string => `strpos(${folded(column)}, :q) > 0`;

export const foldedText = (text: string): { q: string } => ({ q: searchable(text) });
