import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An item of another drawing, as covers show them. */
const USE = /<use href="([a-z-]+)\.svg#item"([^>]*)\/>/g;
/** The group that covers may use, from its line to the line that closes it. */
const ITEM = /^( *)<g id="item">$.*?^\1<\/g>$/ms;

const read = (folder: string, name: string) => readFileSync(join(folder, `${name}.svg`), 'utf8');

function readItem(folder: string, name: string): string {
  const [item] = ITEM.exec(read(folder, name)) ?? [];
  if (!item) throw new Error(`${name}.svg has no group with the id "item"`);
  return item;
}

/**
 * The drawing as SVG that stands alone. Covers refer to items in files beside them, as browsers
 * allow and librsvg, which makes our images, does not: here the items are copied into them.
 */
export const readDrawing = (folder: string, name: string): string =>
  read(folder, name).replace(
    USE,
    (_, item: string, attributes: string) => `<g${attributes}>${readItem(folder, item)}</g>`,
  );
