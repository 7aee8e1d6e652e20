import { join } from 'node:path';
import sharp from 'sharp';

/**
 * The image of a dish, ready to upload, from its drawing in `dishes`.
 * @param {string} name
 * @returns {Promise<Blob>}
 */
export async function drawDish(name) {
  const drawing = join(import.meta.dirname, 'dishes', `${name}.svg`);
  const bytes = await sharp(drawing).jpeg({ quality: 90 }).toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}
