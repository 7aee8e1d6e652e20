import type { MenuLine } from './menu-line';

/**
 * Sign of the lempira before a price at the end of a line: `Baleada L. 25.00`. For liters, the `L` follows a number.
 */
const SIGN = /(?<=[\p{L})])[\s.…]*\sL\.?\s?(?=\d{1,5}(?:[.,]\d{2})?\s*$)/u;
const LEAST_LINES = 3;

/**
 * Rewrites the lempira sign as an unambiguous currency if several prices have it. In a single line, the `L` may be a
 * size.
 */
export function withLempiras(lines: readonly MenuLine[]): readonly MenuLine[] {
  const found = lines.filter(({ text }) => SIGN.test(text.slice(-120)));
  if (found.length < LEAST_LINES) return lines;
  return lines.map((line) => {
    const start = Math.max(0, line.text.length - 120);
    return {
      ...line,
      text: line.text.slice(0, start) + line.text.slice(start).replace(SIGN, ' Lps. '),
    };
  });
}
