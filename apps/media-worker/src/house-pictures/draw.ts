import 'reflect-metadata';
import { drawHousePicture } from '@cartaviva/menu-templates/drawings';
import { HOUSE_PICTURES } from '@cartaviva/menu-templates';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { PreparedPictures } from './prepared-pictures';

/*
 * Part of the build: `node dist/draw.js FOLDER` draws every picture of the system and makes of it, with
 * the image workers' own functions, all that a system shows, so that opening one only copies bytes. A
 * process of its own, because a worker must never be able to open SVG: owners could upload it.
 */

// What was imported lets no more than uploads be opened, and one core work on a picture.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

const pictures = new PreparedPictures(process.argv[2] ?? 'house-pictures');
const names = HOUSE_PICTURES.values();

/** One picture after the other, as long as there are some that nobody has taken. */
async function drawOnOneCore(): Promise<void> {
  for (const name of names) {
    const drawing = sharp(Buffer.from(drawHousePicture(name))).flatten({ background: '#ffffff' });
    await pictures.prepare(name, await drawing.webp({ quality: 92 }).toBuffer());
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, drawOnOneCore));
