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

/** Encodes deterministically: the same pixels always give the same bytes. */
export const encode = (pixels: Pixels, format: ImageFormat): Promise<Buffer> =>
  ENCODINGS[format](raw(pixels)).toBuffer();

/** JPEG qualities to try in order. Even pure noise, the worst case, is small enough at the last one. */
const SHARE_QUALITIES = [78, 65, 50, 35, 20, 10];

/** Encodes the image of a link preview: a JPEG within the size limits of messengers. */
export async function encodeToShare(pixels: Pixels): Promise<Buffer> {
  const image = await narrowed(pixels, SHARE_SIDE, SHARE_SIDE);
  let bytes = Buffer.alloc(0);
  for (const quality of SHARE_QUALITIES) {
    bytes = await jpeg(raw(image), quality).toBuffer();
    if (bytes.length <= SHARE_BYTES) break;
  }
  return bytes;
}
