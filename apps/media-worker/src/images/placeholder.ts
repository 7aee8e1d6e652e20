import { rgbaToThumbHash } from 'thumbhash';
import { raw, type Pixels } from './image';

/** Longest side that a thumbhash is made of. */
const SIDE = 100;

/** What a page paints while the image comes: some 25 bytes (thumbhash), in base64. */
export async function placeholderOf(pixels: Pixels): Promise<string> {
  const small = raw(pixels)
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
