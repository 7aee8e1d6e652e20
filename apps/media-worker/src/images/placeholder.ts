import { rgbaToThumbHash } from 'thumbhash';
import { raw, type Pixels } from './image';

/** Longest side of the image from which a thumbhash is computed, in pixels. */
const SIDE = 100;

/** Returns the placeholder that a page shows while the image loads: a thumbhash of about 25 bytes in base64. */
export async function placeholderOf(pixels: Pixels): Promise<string> {
  const small = raw(pixels)
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
