import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asPages } from './as-runs.mjs';
import { asPdf } from './as-pdf.mjs';
import { asPhoto } from './as-photo.mjs';
import { menuOf } from './menus.mjs';

/**
 * Writes menus as PDFs, and the first of them as photos, `3.pdf` and `3-0.jpg`, into a folder. A process of
 * its own: who reads photos lets sharp open no drawings.
 *   node tools/bench/menu-drafts/draw.mjs folder <photographed menus> 1 2 3
 */
const [folder = '', photoCount, ...seeds] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [at, seed] of seeds.map(Number).entries()) {
  const pages = asPages(menuOf(seed));
  writeFileSync(join(folder, `${seed}.pdf`), await asPdf(pages));
  for (const [index, page] of at < Number(photoCount) ? pages.entries() : []) {
    writeFileSync(join(folder, `${seed}-${index}.jpg`), await asPhoto(page, seed + index * 100));
  }
}
