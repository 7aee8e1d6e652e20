import { drawHousePicture } from '@cartaviva/menu-templates/drawings';
import { HOUSE_PICTURES } from '@cartaviva/menu-templates';
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { originalIn } from './original-in';

/*
 * Part of the build: `node dist/draw.js FOLDER` writes every picture of the house into the folder. A
 * process of its own, because the worker must never be able to open SVG: owners could upload it.
 */
const folder = process.argv[2] ?? 'house-pictures';
await mkdir(folder, { recursive: true });
await Promise.all(
  HOUSE_PICTURES.map((name) =>
    sharp(Buffer.from(drawHousePicture(name)))
      .flatten({ background: '#ffffff' })
      .webp({ quality: 92 })
      .toFile(originalIn(folder, name)),
  ),
);
