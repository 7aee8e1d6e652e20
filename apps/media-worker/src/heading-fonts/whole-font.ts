/* Runs on threads. Typefaces are read once for each thread. */
import { TYPEFACE_WEIGHTS, type Typeface } from '@cartaviva/domain';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);
const wholeFonts = new Map<Typeface, Promise<Buffer>>();

/** A typeface of headings with all its Latin letters, as WOFF2. */
export function wholeFont(typeface: Typeface): Promise<Buffer> {
  if (!wholeFonts.has(typeface)) wholeFonts.set(typeface, readFile(pathOf(typeface)));
  return wholeFonts.get(typeface)!;
}

/** The Latin part of a Fontsource package, which has the letters of every language a menu can be in. */
const pathOf = (typeface: Typeface): string =>
  packages.resolve(
    `@fontsource/${typeface}/files/${typeface}-latin-${TYPEFACE_WEIGHTS[typeface]}-normal.woff2`,
  );
