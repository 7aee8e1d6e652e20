import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reference from a cover to an item in another drawing. */
const USE = /<use href="([a-z-]+)\.svg#item"([^>]*)\/>/g;
/** The group that covers may use. It extends to the closing tag with the same indentation. */
const ITEM = /^( *)<g id="item">$.*?^\1<\/g>$/ms;

const read = (folder: string, name: string) => readFileSync(join(folder, `${name}.svg`), 'utf8');

function readItem(folder: string, name: string): string {
  const [item] = ITEM.exec(read(folder, name)) ?? [];
  if (!item) throw new Error(`${name}.svg has no group with the id "item"`);
  return item;
}

/**
 * Returns a drawing as a self-contained SVG. Covers reference items in other files, which browsers support but
 * librsvg does not, so this function copies the items into the cover.
 */
export const readDrawing = (folder: string, name: string): string =>
  read(folder, name).replace(
    USE,
    (_, item: string, attributes: string) => `<g${attributes}>${readItem(folder, item)}</g>`,
  );
