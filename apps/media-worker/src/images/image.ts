import { DomainError } from '@cartaviva/contracts';
import { uploadFault, uploadFormat, type ErrorCode, type ImageWidth } from '@cartaviva/domain';
import { carriesPage } from './carries-page';
import { codedEnd } from './coded-end';
import { isComplete } from './is-complete';
import sharp, { type Metadata, type OutputInfo, type Sharp, type SharpOptions } from './sharp';

/** Maximum memory, in bytes, for an image that must be decoded as a whole before it is resized. */
const MAX_DECODED_BYTES = 120_000_000;
/** Images that need at least this many bytes are decoded one at a time. */
const HEAVY_BYTES = 30_000_000;
/** Maximum ratio of the longest side to the shortest. A menu cannot show a more extreme strip. */
const MAX_PROPORTION = 10;

/** Time limit for one size. It stops images that are designed to be slow. */
const MAX_SECONDS = 20;

/** Maximum height of a size as a multiple of its width. A longer strip gets a smaller width. */
const MAX_HEIGHT = 3;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A decoded image: upright, in sRGB, without metadata from the camera. */
export interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
  /** Size of the upright image before resizing. */
  readonly original: Size;
}

/**
 * Returns the size of an uploaded image after applying its EXIF orientation.
 * @throws DomainError UPLOAD_FORMAT, UPLOAD_NOT_AN_IMAGE, UPLOAD_INCOMPLETE, UPLOAD_TOO_MANY_PIXELS,
 * UPLOAD_TOO_NARROW, UPLOAD_UNREADABLE
 */
export async function measure(upload: Buffer): Promise<Size> {
  const { width, height } = (await inspect(upload)).autoOrient;
  return { width, height };
}

/**
 * Reads an image's metadata after checking that its format is supported and that it fits in memory.
 * @throws DomainError as `measure`
 */
export async function inspect(upload: Buffer): Promise<Metadata> {
  const fault = uploadFault(upload, upload.length, Infinity);
  if (fault) throw fault;
  if (carriesPage(upload)) throw new DomainError('UPLOAD_NOT_AN_IMAGE');
  const image = await open(upload, { limitInputPixels: false }).metadata().catch(refuse(upload));
  const { width, height } = image;
  if (width * height > maxPixels(upload) || wholeBytes(image) > MAX_DECODED_BYTES) {
    throw new DomainError('UPLOAD_TOO_MANY_PIXELS');
  }
  if (Math.max(width, height) > MAX_PROPORTION * Math.min(width, height)) {
    throw new DomainError('UPLOAD_TOO_NARROW');
  }
  return image;
}

/** Measured bytes of memory for each pixel of images that cannot be decoded line by line; 0 for other images. */
function bytesPerPixel(image: Metadata): number {
  const { format, isProgressive, channels, bitsPerSample, chromaSubsampling } = image;
  if (format === 'heif') return 19;
  if (format === 'gif') return 8;
  const samples = channels * Math.ceil((bitsPerSample ?? 8) / 8);
  if (format === 'webp') return samples;
  if (!isProgressive) return 0;
  // libvips stores a progressive JPEG as coefficients of two bytes.
  if (format === 'jpeg') return chromaSubsampling === '4:2:0' ? 3 : 2 * channels;
  return samples;
}

/** Memory, in bytes, for an image that cannot be decoded line by line; 0 for other images. */
const wholeBytes = (image: Metadata) => image.width * image.height * bytesPerPixel(image);

/**
 * Decodes the image and resizes it to `width` pixels, or less if the image is narrower. The same upload always gives
 * the same pixels.
 * @throws DomainError UPLOAD_INCOMPLETE, UPLOAD_UNREADABLE
 */
export async function decode(upload: Buffer, width: ImageWidth): Promise<Pixels> {
  const image = await open(upload).metadata().catch(refuse(upload));
  const original = image.autoOrient;
  const decoding = () =>
    decodedAsFarAsItGoes(upload, (opened) =>
      opened
        .autoOrient()
        .resize({ ...fitted(original, width), fit: 'fill' })
        .toColourspace('srgb')
        .raw({ depth: 'uchar' })
        .toBuffer({ resolveWithObject: true }),
    );
  const isHeavy = wholeBytes(image) > HEAVY_BYTES;
  return { ...(await (isHeavy ? alone(decoding) : decoding())), original };
}

const END_MARK = Buffer.from([0xff, 0xd9]);
/** Bytes that a decoder reads as further pixels if the coded pixels before them are incomplete. */
const MORE_PIXELS = Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 37) % 128));
/** Number of rows that libvips decodes together. */
const STRIP_ROWS = 8;

/**
 * Decodes an image. Like browsers, it accepts a JPEG without its end mark or with an incomplete last row of blocks.
 * It refuses every other incomplete image. Whether a decoder fails is known for each image, but its message is not:
 * libvips keeps one text for the whole process, which every image that is open at the same time adds to or clears.
 * @throws DomainError UPLOAD_INCOMPLETE, UPLOAD_UNREADABLE
 */
export async function decodedAsFarAsItGoes<Result>(
  upload: Buffer,
  work: (image: Sharp) => Promise<Result>,
): Promise<Result> {
  const format = uploadFormat(upload);
  if (format?.name !== 'JPEG') return work(open(upload)).catch(refuse(upload));
  const strictly = (jpeg: Buffer) => work(open(jpeg, { failOn: 'warning' })).catch(() => undefined);
  const ended = Buffer.concat([upload, END_MARK]);
  const whole =
    (await strictly(upload)) ??
    (isComplete(upload, format.type) ? undefined : await strictly(ended));
  if (whole) return whole;
  const shown = await work(open(ended)).catch(refuse(upload));
  if (!(await hasAllButItsLastBlocks(upload))) throw new DomainError('UPLOAD_INCOMPLETE');
  return shown;
}

/** Checks that the pixels of a JPEG come from the file. A decoder fills missing ones after an end mark with grey. */
async function hasAllButItsLastBlocks(upload: Buffer): Promise<boolean> {
  const { width, height, isProgressive, chromaSubsampling } = await open(upload).metadata();
  const coded = upload.subarray(0, codedEnd(upload));
  if (isProgressive) {
    const sampleWith = (...more: Buffer[]) =>
      sample(open(Buffer.concat([coded, ...more, END_MARK]), { failOn: 'none' }));
    // One after the other, because each holds the whole image in memory.
    const ended = await sampleWith();
    const continued = await sampleWith(MORE_PIXELS);
    return Boolean(ended && continued?.equals(ended));
  }
  const rows = rowsBeforeLastBlocks(height, chromaSubsampling);
  const region = { left: 0, top: 0, width, height: rows > 0 ? rows : height };
  return Boolean(await sample(open(coded).extract(region)));
}

/** Returns the number of rows that are decoded without the last row of blocks. */
function rowsBeforeLastBlocks(height: number, chromaSubsampling = '4:2:0'): number {
  if (chromaSubsampling.startsWith('4:4:4')) return (Math.ceil(height / 8) - 1) * 8;
  // The colours of the last row above a block are interpolated with those of the block.
  return (Math.ceil(height / 16) - 1) * 16 - STRIP_ROWS;
}

/** Returns an image in a small size, or undefined if it cannot be decoded. */
const sample = (image: Sharp): Promise<Buffer | undefined> =>
  image
    .resize({ width: 640 })
    .raw()
    .toBuffer()
    .catch(() => undefined);

/** Returns a smaller version of the image, or the image itself if it already fits. */
export async function narrowed(pixels: Pixels, width: number, height?: number): Promise<Pixels> {
  const { original } = pixels;
  const size = fitted(original, width, height);
  if (size.width >= pixels.info.width) return pixels;
  const smaller = raw(pixels)
    .resize({ ...size, fit: 'fill' })
    .raw();
  return { ...(await smaller.toBuffer({ resolveWithObject: true })), original };
}

export const raw = ({ data, info }: Pixels): Sharp => sharp(data, { raw: info });

/** Scales a size down to the limits. It never enlarges. */
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

/** Runs the work of large images one after the other, to limit the memory. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = lastAlone.then(work);
  lastAlone = result.catch(() => undefined);
  return result;
}

/** Opens the first frame. Corrupt data is an error, but warnings about harmless deviations are not. */
function open(upload: Buffer, options: Pick<SharpOptions, 'failOn' | 'limitInputPixels'> = {}) {
  const limitInputPixels = maxPixels(upload);
  const first = { limitInputPixels, failOn: 'error', sequentialRead: true, pages: 1 } as const;
  return sharp(upload, { ...first, ...options }).timeout({ seconds: MAX_SECONDS });
}

const maxPixels = (upload: Buffer): number => uploadFormat(upload)?.maxPixels ?? 0;

/** Throws the error that fits the bytes of an unreadable image. */
const refuse = (upload: Buffer) => (): never => {
  const format = uploadFormat(upload);
  const code: ErrorCode =
    format && !isComplete(upload, format.type) ? 'UPLOAD_INCOMPLETE' : 'UPLOAD_UNREADABLE';
  throw new DomainError(code);
};
