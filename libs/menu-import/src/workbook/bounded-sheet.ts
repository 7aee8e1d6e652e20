/** Lines of a table, and columns: `ZZ` is the 702nd. */
export const MAX_LINES = 5_000;
const MAX_COLUMN_LETTERS = 2;
const MAX_CELLS = 200_000;

/** Cells and rows that hold nothing: programs write thousands of them to keep a colour or a height. */
const EMPTY_CELL = /<c\s[^<>]*(?:\/>|><\/c>)/g;
const EMPTY_ROW = /<row(?:\s[^<>]*)?(?:\/>|><\/row>)/g;

/** Addresses of what is left, `A1` of a cell and `1` of a row, whatever their length. */
const ADDRESSES = /\sr\s*=\s*["']([^"']{0,16})/g;
const ADDRESS = new RegExp(`^[A-Z]{0,${MAX_COLUMN_LETTERS}}(\\d{1,7})$`);

/**
 * The XML of a sheet without what is empty. A cell a million lines down makes its reader write a million
 * lines, so no cell may be farther than a menu goes.
 * @throws RangeError when one is, or when they are too many
 */
export function boundedSheet(xml: string): string {
  const filled = xml.replace(EMPTY_CELL, '').replace(EMPTY_ROW, '');
  let addresses = 0;
  for (const [, address = ''] of filled.matchAll(ADDRESSES)) {
    const line = ADDRESS.exec(address)?.[1];
    addresses += 1;
    if (!line || Number(line) > MAX_LINES || addresses > MAX_CELLS) {
      throw new RangeError('cells too far away, or too many');
    }
  }
  return filled;
}
