import 'reflect-metadata';
import { TEMPLATE_IMAGES } from '@cartaviva/menu-templates';
import { availableParallelism } from 'node:os';
import sharp from '../images/sharp';
import { PreparedImages } from './prepared-images';
import { readDrawing } from './read-drawing';

/*
 * Part of the build: `node dist/draw.js DRAWINGS FOLDER` renders all sizes of every template drawing with the image
 * workers' own functions, so that the start of a system only copies bytes. It is a separate process, because a
 * worker must never be able to open SVG files, which owners could upload.
 */

// The imported modules allow only the formats of uploads, and use one core for each image.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

const [, , drawings = 'drawings', folder = 'template-images'] = process.argv;
const images = new PreparedImages(folder);
const names = TEMPLATE_IMAGES.values();

async function drawOnOneCore(): Promise<void> {
  for (const name of names) {
    const svg = Buffer.from(readDrawing(drawings, name));
    const drawing = sharp(svg).flatten({ background: '#ffffff' });
    await images.prepare(name, await drawing.webp({ quality: 92, effort: 2 }).toBuffer());
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, drawOnOneCore));
