/** Small number at the end of a line: one or two digits, optionally with cents. */
const FIGURE_AT_END = /[\s.…-](\d{1,2}(?:[.,]\d{1,2})?)$/u;
/** Any digit. Other lines may contain a larger price or a phone number. */
const HAS_DIGITS = /\d/u;

const LEAST_LINES = 3;

/**
 * Returns true if the menu's prices are small, as in euros, soles or dollars: nearly all lines with digits end with a
 * number below 100, and some of them below 10.
 */
export function hasSmallPrices(lines: readonly string[]): boolean {
  const figures = lines.flatMap((line) =>
    /\p{L}/u.test(line) ? (FIGURE_AT_END.exec(line)?.[1] ?? []) : [],
  );
  const numbered = lines.filter((line) => HAS_DIGITS.test(line)).length;
  const small = figures.filter((figure) => Number(figure.replace(',', '.')) < 10).length;
  return (
    figures.length >= LEAST_LINES &&
    small >= 2 &&
    figures.length >= numbered * 0.8 &&
    figures.length >= lines.length * 0.4
  );
}
