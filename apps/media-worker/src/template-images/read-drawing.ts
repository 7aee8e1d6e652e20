import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A dish of another drawing, as covers show them. */
const USE = /<use href="([a-z-]+)\.svg#dish"([^>]*)\/>/g;
/** The group that covers may use, from its line to the line that closes it. */
const DISH = /^( *)<g id="dish">$.*?^\1<\/g>$/ms;

const read = (folder: string, name: string) => readFileSync(join(folder, `${name}.svg`), 'utf8');

function readDish(folder: string, name: string): string {
  const [dish] = DISH.exec(read(folder, name)) ?? [];
  if (!dish) throw new Error(`${name}.svg has no group with the id "dish"`);
  return dish;
}

/**
 * The drawing as SVG that stands alone. Covers refer to dishes in files beside them, as browsers
 * allow and librsvg, which makes our images, does not: here the dishes are copied into them.
 */
export const readDrawing = (folder: string, name: string): string =>
  read(folder, name).replace(
    USE,
    (_, dish: string, attributes: string) => `<g${attributes}>${readDish(folder, dish)}</g>`,
  );
