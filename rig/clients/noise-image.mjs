import sharp from 'sharp';

/**
 * A JPEG of noise, which no encoder makes small: about 10.1 MB and 3.5 megapixels, or as much as the sides say.
 * @param {{ width?: number, height?: number }} [sides]
 */
export async function noiseImage({ width = 2120, height = 1640 } = {}) {
  const noise = /** @type {const} */ ({ type: 'gaussian', mean: 128, sigma: 80 });
  const image = sharp({ create: { width, height, channels: 3, background: 'white', noise } });
  const bytes = await image.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}
