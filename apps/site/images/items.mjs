import { drawItem } from '@cartaviva/tools/start/sample/items.mjs';
import { resolve } from 'node:path';
import sharp from 'sharp';

const FOLDER = resolve(import.meta.dirname, '../src/landing/images');

/** Twice the size in the demonstration's phone. */
const SIZE = { width: 320, height: 240 };

/** Creates the images of the sample menu's items from the template drawings: `node apps/site/images/items.mjs`. */
for (const name of ['tres-golpes', 'bandera', 'sancocho', 'habichuelas-con-dulce']) {
  const drawing = Buffer.from(await (await drawItem(name)).arrayBuffer());
  await sharp(drawing)
    .resize(SIZE)
    .webp({ quality: 72, effort: 6 })
    .toFile(resolve(FOLDER, `${name}.webp`));
}
