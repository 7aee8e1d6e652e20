import { drawItem } from '@cartaviva/tools/start/sample/items.mjs';
import { resolve } from 'node:path';
import sharp from 'sharp';

const FOLDER = resolve(import.meta.dirname, '../src/landing/images');

/** Twice what the demonstration's phone shows them at. */
const SIZE = { width: 320, height: 240 };

/** The sample menu's items, from the drawings of the system: `node apps/site/images/items.mjs`. */
for (const name of ['tres-golpes', 'bandera', 'sancocho', 'habichuelas-con-dulce']) {
  const drawing = Buffer.from(await (await drawItem(name)).arrayBuffer());
  await sharp(drawing)
    .resize(SIZE)
    .webp({ quality: 72, effort: 6 })
    .toFile(resolve(FOLDER, `${name}.webp`));
}
