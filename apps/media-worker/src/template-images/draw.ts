import 'reflect-metadata';
import { TEMPLATE_IMAGES } from '@cartaviva/menu-templates';
import { availableParallelism } from 'node:os';
import sharp from '../images/sharp';
import { PreparedImages } from './prepared-images';
import { readDrawing } from './read-drawing';

/*
 * Part of the build: `node dist/draw.js DRAWINGS FOLDER` makes of every drawing of the system, with the
 * image workers' own functions, all that a system shows, so that opening one only copies bytes. A
 * process of its own, because a worker must never be able to open SVG: owners could upload it.
 */

// What was imported lets no more than uploads be opened, and one core work on an image.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

const [, , drawings = 'drawings', folder = 'template-images'] = process.argv;
const images = new PreparedImages(folder);
const names = TEMPLATE_IMAGES.values();

/** One image after the other, as long as there are some that nobody has taken. */
async function drawOnOneCore(): Promise<void> {
  for (const name of names) {
    const svg = Buffer.from(readDrawing(drawings, name));
    const drawing = sharp(svg).flatten({ background: '#ffffff' });
    await images.prepare(name, await drawing.webp({ quality: 92, effort: 2 }).toBuffer());
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, drawOnOneCore));
