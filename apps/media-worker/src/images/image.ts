import { DomainError } from '@cartaviva/contracts';
import { uploadFault, uploadFormat, type ErrorCode, type ImageWidth } from '@cartaviva/domain';
import { carriesPage } from './carries-page';
import { isComplete } from './is-complete';
import sharp, { type Metadata, type OutputInfo, type Sharp, type SharpOptions } from './sharp';

/** What is decoded whole before it is made smaller may take so many bytes. */
const MAX_DECODED_BYTES = 120_000_000;
/** From so many on, one at a time. */
const HEAVY_BYTES = 30_000_000;
/** Longest side to shortest: beyond this an image is a strip that no menu can show. */
const MAX_PROPORTION = 10;

/** Longest work on one size, in seconds: an image made to be slow stops here. */
const MAX_SECONDS = 20;

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
 * @throws DomainError UPLOAD_FORMAT, UPLOAD_NOT_AN_IMAGE, UPLOAD_INCOMPLETE, UPLOAD_TOO_MANY_PIXELS, UPLOAD_TOO_NARROW,
 *   UPLOAD_UNREADABLE
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

/** Measured bytes of memory per pixel for images that cannot be decoded line by line. */
function bytesPerPixel(image: Metadata): number {
  const { format, isProgressive, channels, bitsPerSample, chromaSubsampling } = image;
  if (format === 'heif') return 19;
  if (format === 'gif') return 8;
  const samples = channels * Math.ceil((bitsPerSample ?? 8) / 8);
  if (format === 'webp') return samples;
  if (!isProgressive) return 0;
  // libvips keeps a progressive JPEG as coefficients of two bytes.
  if (format === 'jpeg') return chromaSubsampling === '4:2:0' ? 3 : 2 * channels;
  return samples;
}

/** Bytes of an image that its format does not give line by line; 0 of those that are. */
const wholeBytes = (image: Metadata) => image.width * image.height * bytesPerPixel(image);

/**
 * The image `width` pixels wide, or as wide as it is when that is less. The same upload always
 * gives the same pixels.
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
/** A JPEG may lack this many rows of pixels at its end: the height of its largest blocks. */
const MAY_MISS_ROWS = 16;

/**
 * Decodes an image. Like browsers, it accepts a JPEG without its end mark or with an incomplete last row of blocks.
 * It refuses every other incomplete image.
 * @throws DomainError UPLOAD_INCOMPLETE, UPLOAD_UNREADABLE
 */
export async function decodedAsFarAsItGoes<Result>(
  upload: Buffer,
  work: (image: Sharp) => Promise<Result>,
): Promise<Result> {
  if (uploadFormat(upload)?.name !== 'JPEG') return work(open(upload)).catch(refuse(upload));
  try {
    return await work(open(upload, { failOn: 'warning' }));
  } catch (error) {
    if (!isPrematureEnd(error)) return work(open(upload)).catch(refuse(upload));
    const ended = Buffer.concat([upload, END_MARK]);
    const whole = await work(open(ended, { failOn: 'warning' })).catch(() => undefined);
    if (whole) return whole;
    if (!(await hasAllButItsLastRows(upload))) throw new DomainError('UPLOAD_INCOMPLETE');
    return work(open(ended)).catch(refuse(upload));
  }
}

const isPrematureEnd = (error: unknown) =>
  error instanceof Error && error.message.includes('premature end');

async function hasAllButItsLastRows(upload: Buffer): Promise<boolean> {
  const { width, height, isProgressive } = await open(upload).metadata().catch(refuse(upload));
  if (isProgressive || height <= MAY_MISS_ROWS) return false;
  const rows = { left: 0, top: 0, width, height: height - MAY_MISS_ROWS };
  // After an end mark, which a program may have added, the decoder would fill missing rows with grey.
  const unended = upload.subarray(-2).equals(END_MARK) ? upload.subarray(0, -2) : upload;
  const reading = open(unended, { failOn: 'warning' }).extract(rows).resize({ width: 640 });
  return reading
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
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
