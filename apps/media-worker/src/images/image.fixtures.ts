import { gzipSync } from 'node:zlib';
import sharp from 'sharp';

const RED = { r: 200, g: 30, b: 30 };
const BLUE = '#1e1ec8';

/**
 * An image as an upright phone writes it: the sensor lay on its side, so the file says how to turn it
 * (EXIF orientation 6), and it has the place where it was taken. Turned, its upper half is red, its lower
 * blue.
 */
export async function phoneImage(width = 1600, height = 1200): Promise<Buffer> {
  const left = { create: { width: width / 2, height, channels: 3 as const, background: RED } };
  return sharp({ create: { width, height, channels: 3, background: BLUE } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'CartaPhone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 28/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- Calle El Conde --></x:xmpmeta>')
    .toBuffer();
}

/** An image that cannot be compressed: no pixel like its neighbour. */
export function noisyImage(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 100 };
  const create = { width, height, channels: 3 as const, background: '#000', noise };
  return sharp({ create }).jpeg({ quality: 90 }).toBuffer();
}

export function plainImage(type: 'png' | 'webp' | 'gif' | 'avif' | 'jpeg', width = 800) {
  const create = { width, height: width / 2, channels: 4 as const, background: '#0b7a55' };
  return sharp({ create }).toFormat(type).toBuffer();
}

const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';

/** What a careless program would take for an image, by name. */
export const FALSE_IMAGES: Record<string, () => Promise<Buffer>> = {
  'a drawing that is a program (SVG)': async () => Buffer.from(SVG),
  'a drawing that calls itself XML': async () => Buffer.from(`<?xml version="1.0"?>${SVG}`),
  'a drawing packed small (SVGZ)': async () => gzipSync(SVG),
  'a page followed by a photo': async () => Buffer.concat([PAGE, await phoneImage()]),
  'a photo followed by a page': async () => Buffer.concat([await phoneImage(), PAGE]),
  'a photo with a page in its comment': async () => withComment(await phoneImage(), PAGE),
  'a PDF': async () => Buffer.from('%PDF-1.7'),
  nothing: async () => Buffer.alloc(0),
};

/** The image with a JPEG comment, right behind its first mark. */
const withComment = (image: Buffer, comment: Buffer) => {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([image.subarray(0, 2), head, comment, image.subarray(2)]);
};

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0b7a55' } });

/** Images that cannot be shown whole, by name. */
export const BROKEN_IMAGES: Record<string, () => Promise<Buffer>> = {
  'a strip that no menu can show': () => blank(60, 601).png().toBuffer(),
  'a small file that is large once it is open': () =>
    blank(3200, 3200).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  'a GIF of 40,000 × 40,000 that says so in ten bytes': async () =>
    Buffer.from('47494638396140 9c409c800000000000ffffff2c00000000'.replace(/ /g, ''), 'hex'),
  'a photo of which half arrived': async () => firstPart(await phoneImage(), 0.5),
  'a photo without its last bytes': async () => firstPart(await phoneImage(), 0.98),
  'a PNG of which half arrived': async () => firstPart(await plainImage('png'), 0.5),
  'the first bytes of a WebP': async () => Buffer.from('RIFF\x10\0\0\0WEBPVP8 '),
  'an AVIF that takes a whole worker to open': () =>
    blank(3000, 2100).avif({ effort: 0 }).toBuffer(),
  'a 16,000 × 16,000 PNG': async () => {
    const create = { width: 16_000, height: 16_000, channels: 3 as const, background: '#fff' };
    const bomb = sharp({ create, limitInputPixels: false });
    return bomb.png({ compressionLevel: 1 }).toBuffer();
  },
};

const firstPart = (bytes: Buffer, part: number) => bytes.subarray(0, bytes.length * part);
