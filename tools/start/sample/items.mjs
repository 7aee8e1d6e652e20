import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Renders the drawing of an item as an image that can be uploaded.
 * @param {string} name
 * @returns {Promise<Blob>}
 */
export async function drawItem(name) {
  const drawing = join(import.meta.dirname, 'items', `${name}.svg`);
  const bytes = await sharp(drawing).jpeg({ quality: 90 }).toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}
