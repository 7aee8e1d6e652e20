import { join } from 'node:path';
import sharp from 'sharp';

/**
 * The image of an item, ready to upload, from its drawing in `items`.
 * @param {string} name
 * @returns {Promise<Blob>}
 */
export async function drawItem(name) {
  const drawing = join(import.meta.dirname, 'items', `${name}.svg`);
  const bytes = await sharp(drawing).jpeg({ quality: 90 }).toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}
