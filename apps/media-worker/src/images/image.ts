import { DomainError } from '@cartaviva/contracts';
import type { ImageWidth } from '@cartaviva/domain';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { carriesPage, imageType } from './sniff';

/** Phones make 12 to 24 million. Of AVIF so many take as much memory as the most of the others. */
const MAX_PIXELS = 40_000_000;
const MAX_AVIF_PIXELS = 6_000_000;
/** What is decoded whole before it is made smaller may take so many bytes. */
const MAX_DECODED_BYTES = 80_000_000;
/** From so many on, one at a time. */
const HEAVY_BYTES = 30_000_000;
/** Longest side to shortest: beyond this an image is a strip that no menu can show. */
const MAX_PROPORTION = 10;

/** Longest work on one size, in seconds: an image made to be slow stops here. */
const MAX_SECONDS = 20;

// Only the types that `imageType` knows can be opened, whatever a file's insides ask for.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((type) => `VipsForeignLoad${type}Buffer`),
});
// One image takes one core; how many are worked on at once is the queue's to say.
sharp.concurrency(1);
sharp.cache(false);

/** Highest that a size may be, in times its width: a longer strip comes narrower. */
const MAX_HEIGHT = 3;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An image laid open: upright, in plain colours, without anything its camera wrote into it. */
export interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
  /** What it was made smaller from. */
  readonly original: Size;
}

/**
 * The size of an uploaded image as it is looked at, upright.
 * @throws DomainError UPLOAD_NOT_AN_IMAGE, UPLOAD_UNREADABLE
 */
export async function measure(upload: Buffer): Promise<Size> {
  if (!imageType(upload) || carriesPage(upload)) throw new DomainError('UPLOAD_NOT_AN_IMAGE');
  const image = await open(upload).metadata().catch(refuse);
  const { width, height } = image.autoOrient;
  if (Math.max(width, height) > MAX_PROPORTION * Math.min(width, height)) refuse();
  if (wholeBytes(image) > MAX_DECODED_BYTES) refuse();
  return { width, height };
}

/** Bytes of an image that its format does not give line by line; 0 of those that are. */
function wholeBytes({ format, isProgressive, autoOrient, channels, bitsPerSample }: Metadata) {
  const isWhole = isProgressive || format === 'gif' || format === 'webp';
  const bytes = Math.ceil((bitsPerSample ?? 8) / 8) * (channels ?? 4);
  return isWhole ? autoOrient.width * autoOrient.height * bytes : 0;
}

/**
 * The image `width` pixels wide, or as wide as it is when that is less. The same upload always
 * gives the same pixels.
 * @throws DomainError UPLOAD_UNREADABLE
 */
export async function decode(upload: Buffer, width: ImageWidth): Promise<Pixels> {
  const image = await open(upload).metadata().catch(refuse);
  const original = image.autoOrient;
  const decoding = () =>
    open(upload)
      .autoOrient()
      .resize({ ...fitted(original, width), fit: 'fill' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
      .catch(refuse);
  const isHeavy = image.format === 'heif' || wholeBytes(image) > HEAVY_BYTES;
  return { ...(await (isHeavy ? alone(decoding) : decoding())), original };
}

/** The same image, smaller. */
export async function narrowed(pixels: Pixels, width: number, height?: number): Promise<Pixels> {
  const { original } = pixels;
  const size = fitted(original, width, height);
  if (size.width >= pixels.info.width) return pixels;
  const smaller = raw(pixels)
    .resize({ ...size, fit: 'fill' })
    .raw();
  return { ...(await smaller.toBuffer({ resolveWithObject: true })), original };
}

/** Pixels as something to work on. */
export const raw = ({ data, info }: Pixels): Sharp => sharp(data, { raw: info });

/** The size an image has when it must fit and may not grow. */
export function fitted(
  { width, height }: Size,
  maxWidth: number,
  maxHeight = MAX_HEIGHT * maxWidth,
): Size {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

let lastAlone: Promise<unknown> = Promise.resolve();

/** One after the other: what is decoded whole may not come twice at once. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = lastAlone.then(work);
  lastAlone = result.catch(() => undefined);
  return result;
}

/** The first frame; damage is an error, mere oddities of a camera are not. */
function open(upload: Buffer): Sharp {
  return sharp(upload, {
    limitInputPixels: imageType(upload) === 'image/avif' ? MAX_AVIF_PIXELS : MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  }).timeout({ seconds: MAX_SECONDS });
}

function refuse(): never {
  throw new DomainError('UPLOAD_UNREADABLE');
}
