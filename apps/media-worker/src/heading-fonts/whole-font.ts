/* Runs on worker threads. Each thread reads a typeface once. */
import { TYPEFACE_WEIGHTS, type Typeface } from '@cartaviva/domain';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);
const wholeFonts = new Map<Typeface, Promise<Buffer>>();

/** Reads a heading typeface with all its Latin letters, as WOFF2. */
export function wholeFont(typeface: Typeface): Promise<Buffer> {
  if (!wholeFonts.has(typeface)) wholeFonts.set(typeface, readFile(pathOf(typeface)));
  return wholeFonts.get(typeface)!;
}

/** The Latin subset of a Fontsource package covers every language that a menu supports. */
const pathOf = (typeface: Typeface): string =>
  packages.resolve(
    `@fontsource/${typeface}/files/${typeface}-latin-${TYPEFACE_WEIGHTS[typeface]}-normal.woff2`,
  );
