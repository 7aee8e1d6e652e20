import { SHARE_BYTES, SHARE_SIDE, type ImageFormat } from '@cartaviva/domain';
import type { Sharp } from './sharp';
import { narrowed, raw, type Pixels } from './image';

const jpeg = (image: Sharp, quality: number) =>
  image.flatten({ background: '#ffffff' }).jpeg({ quality });

const ENCODINGS: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 1 }),
  webp: (image) => image.webp({ quality: 75 }),
  jpeg: (image) => jpeg(image, 78),
};

/** The same pixels always give the same bytes. */
export const encode = (pixels: Pixels, format: ImageFormat): Promise<Buffer> =>
  ENCODINGS[format](raw(pixels)).toBuffer();

/** Tried in turn. Pure noise, the worst there is, is small enough at the last. */
const SHARE_QUALITIES = [78, 65, 50, 35, 20, 10];

/** The image as a preview of a link shows it: a JPEG that no messenger finds too large. */
export async function encodeToShare(pixels: Pixels): Promise<Buffer> {
  const image = await narrowed(pixels, SHARE_SIDE, SHARE_SIDE);
  let bytes = Buffer.alloc(0);
  for (const quality of SHARE_QUALITIES) {
    bytes = await jpeg(raw(image), quality).toBuffer();
    if (bytes.length <= SHARE_BYTES) break;
  }
  return bytes;
}
