import 'reflect-metadata';
import { drawTemplateImage } from '@cartaviva/menu-templates/drawings';
import { TEMPLATE_IMAGES } from '@cartaviva/menu-templates';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { PreparedImages } from './prepared-images';

/*
 * Part of the build: `node dist/draw.js FOLDER` draws every image of the system and makes of it, with
 * the image workers' own functions, all that a system shows, so that opening one only copies bytes. A
 * process of its own, because a worker must never be able to open SVG: owners could upload it.
 */

// What was imported lets no more than uploads be opened, and one core work on an image.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

const images = new PreparedImages(process.argv[2] ?? 'template-images');
const names = TEMPLATE_IMAGES.values();

/** One image after the other, as long as there are some that nobody has taken. */
async function drawOnOneCore(): Promise<void> {
  for (const name of names) {
    const drawing = sharp(Buffer.from(drawTemplateImage(name))).flatten({ background: '#ffffff' });
    await images.prepare(name, await drawing.webp({ quality: 92, effort: 2 }).toBuffer());
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, drawOnOneCore));
