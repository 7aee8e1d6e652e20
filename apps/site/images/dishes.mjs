import { drawDish } from '@cartaviva/tools/start/sample/dishes.mjs';
import { resolve } from 'node:path';
import sharp from 'sharp';

const FOLDER = resolve(import.meta.dirname, '../src/landing/images');

/** Twice what the demonstration's phone shows them at. */
const SIZE = { width: 320, height: 240 };

/** The sample menu's dishes, from the drawings of the system: `node apps/site/images/dishes.mjs`. */
for (const name of ['tres-golpes', 'bandera', 'sancocho', 'habichuelas-con-dulce']) {
  const drawing = Buffer.from(await (await drawDish(name)).arrayBuffer());
  await sharp(drawing)
    .resize(SIZE)
    .webp({ quality: 72, effort: 6 })
    .toFile(resolve(FOLDER, `${name}.webp`));
}
