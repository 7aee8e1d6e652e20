import { DomainError } from '@cartaviva/contracts';
import type { ImageFormat, ImageWidth } from '@cartaviva/domain';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { carriesPage, pictureType } from './sniff';

/** Phones make 12 to 24 million. So many take about 150 MB to work on, of AVIF four times that. */
const MAX_PIXELS = 40_000_000;
const MAX_AVIF_PIXELS = 10_000_000;
/** What is decoded whole before it is made smaller may take so many bytes. */
const MAX_DECODED_BYTES = 80_000_000;
/** Longest side to shortest: beyond this a picture is a strip that no menu can show. */
const MAX_PROPORTION = 10;

/** Longest work on one size, in seconds: a picture made to be slow stops here. */
const MAX_SECONDS = 20;

// Only the types that `pictureType` knows can be opened, whatever a file's insides ask for.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((type) => `VipsForeignLoad${type}Buffer`),
});
// One picture takes one core; how many are worked on at once is the queue's to say.
sharp.concurrency(1);
sharp.cache(false);

const ENCODINGS: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 75 }),
  jpeg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78 }),
};

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Variant {
  readonly format: ImageFormat;
  readonly bytes: Buffer;
}

/**
 * The size of an uploaded picture as it is looked at, upright.
 * @throws DomainError UPLOAD_NOT_AN_IMAGE, UPLOAD_UNREADABLE
 */
export async function measure(upload: Buffer): Promise<Size> {
  if (!pictureType(upload) || carriesPage(upload)) throw new DomainError('UPLOAD_NOT_AN_IMAGE');
  const picture = await open(upload).metadata().catch(refuse);
  const { width, height } = picture.autoOrient;
  if (Math.max(width, height) > MAX_PROPORTION * Math.min(width, height)) refuse();
  if (wholeBytes(picture) > MAX_DECODED_BYTES) refuse();
  return { width, height };
}

/** Bytes of a picture that its format does not give line by line; 0 of those that are. */
function wholeBytes({ format, isProgressive, autoOrient, channels, bitsPerSample }: Metadata) {
  const isWhole = isProgressive || format === 'gif' || format === 'webp';
  const bytes = Math.ceil((bitsPerSample ?? 8) / 8) * (channels ?? 4);
  return isWhole ? autoOrient.width * autoOrient.height * bytes : 0;
}

/**
 * The picture upright, `width` pixels wide or as wide as it is when that is less, without anything
 * its camera wrote into it, in each of the formats. The same upload always gives the same bytes.
 * @throws DomainError UPLOAD_UNREADABLE
 */
export async function variantsOf(
  upload: Buffer,
  width: ImageWidth,
  formats: readonly ImageFormat[],
): Promise<Variant[]> {
  const { data, info } = await open(upload)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const variants: Variant[] = [];
  for (const format of formats) {
    const bytes = await ENCODINGS[format](sharp(data, { raw: info })).toBuffer();
    variants.push({ format, bytes });
  }
  return variants;
}

/** The first frame; damage is an error, mere oddities of a camera are not. */
function open(upload: Buffer): Sharp {
  return sharp(upload, {
    limitInputPixels: pictureType(upload) === 'image/avif' ? MAX_AVIF_PIXELS : MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  }).timeout({ seconds: MAX_SECONDS });
}

function refuse(): never {
  throw new DomainError('UPLOAD_UNREADABLE');
}
