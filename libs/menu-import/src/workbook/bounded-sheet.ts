/** Limits of a table. Two letters allow 702 columns: `ZZ` is the last. */
export const MAX_LINES = 5_000;
const MAX_COLUMN_LETTERS = 2;
const MAX_CELLS = 200_000;

/** Empty cells and rows. Programs write thousands of them to keep a color or a height. */
const EMPTY_CELL = /<c\s[^<>]*(?:\/>|><\/c>)/g;
const EMPTY_ROW = /<row(?:\s[^<>]*)?(?:\/>|><\/row>)/g;

/** Cell addresses such as `A1` and row addresses such as `1`. */
const ADDRESSES = /\sr\s*=\s*["']([^"']{0,16})/g;
const ADDRESS = new RegExp(`^[A-Z]{0,${MAX_COLUMN_LETTERS}}(\\d{1,7})$`);

/**
 * Removes empty cells and rows from the XML of a sheet. A single cell a million lines down makes the library create a
 * million lines, so cells must lie within the limits of a menu.
 * @throws RangeError if a cell is too far away or if there are too many cells
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
