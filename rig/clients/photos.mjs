import sharp from 'sharp';

/** Maximum size of an upload, in bytes. */
const LARGEST_BYTES = 10_485_760;

/** Creates an image with the detail of a photo, from blurred colour noise. */
export async function twelveMegapixels() {
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 60 };
  const grain = sharp({
    create: { width: 1000, height: 750, channels: 3, background: '#884422', noise },
  });
  const soft = await grain.blur(2).png().toBuffer();
  return sharp(soft).resize(4000, 3000, { kernel: 'cubic' }).jpeg({ quality: 90 }).toBuffer();
}

/** Creates an image of the maximum size, with much detail and then padding. */
export async function filledImage() {
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 25 };
  const create = { width: 4000, height: 3000, channels: /** @type {const} */ (3), noise };
  const image = sharp({ create: { ...create, background: '#000' } }).jpeg({ quality: 90 });
  const bytes = await image.toBuffer();
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, LARGEST_BYTES - bytes.length))]);
}

export async function smallImage() {
  const create = { width: 400, height: 300, channels: /** @type {const} */ (3) };
  return jpegOf(
    await sharp({ create: { ...create, background: '#0b7a55' } })
      .jpeg()
      .toBuffer(),
  );
}

/**
 * Creates a JPEG of noise, which compresses badly: about 10.1 MB and 3.5 megapixels by default.
 * @param {{ width?: number, height?: number }} [sides]
 */
export async function noiseImage({ width = 2120, height = 1640 } = {}) {
  const noise = /** @type {const} */ ({ type: 'gaussian', mean: 128, sigma: 80 });
  const image = sharp({ create: { width, height, channels: 3, background: 'white', noise } });
  return jpegOf(await image.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer());
}

/** Creates the accepted files whose processing takes the most memory. */
export async function worstFiles() {
  const grain = await sharp(await twelveMegapixels())
    .resize(2000)
    .toBuffer();
  /** @param {number} width @param {number} height */
  const stretched = (width, height) => sharp(grain).resize(width, height, { fit: 'fill' });
  return [
    await stretched(2990, 2000).avif({ effort: 0 }).toBuffer(),
    await stretched(5800, 4400).jpeg({ quality: 60, progressive: true }).toBuffer(),
    await stretched(1990, 19_900).jpeg({ quality: 60 }).toBuffer(),
    await stretched(5150, 3870).webp({ quality: 60, effort: 0 }).toBuffer(),
  ];
}

/** @param {Buffer} bytes */
export const jpegOf = (bytes) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
