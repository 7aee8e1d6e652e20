import type { ErrorCode } from '@cartaviva/contracts';
import { crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';

const RED = { r: 200, g: 30, b: 30 };
const BLUE = '#1e1ec8';

const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
const END_MARK = Buffer.from([0xff, 0xd9]);

/**
 * Creates a photo as an upright phone stores it. The sensor was rotated, so the file contains EXIF orientation 6,
 * and it contains the GPS position. After rotation, the upper half is red and the lower half blue.
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

/** Creates an image of noise, which cannot be compressed. */
export function noisyImage(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 100 };
  const create = { width, height, channels: 3 as const, background: '#000', noise };
  return sharp({ create }).jpeg({ quality: 90 }).toBuffer();
}

async function progressiveImage(): Promise<Buffer> {
  const image = sharp(await noisyImage(1200, 900));
  return image.jpeg({ progressive: true }).toBuffer();
}

export function plainImage(type: 'png' | 'webp' | 'gif' | 'avif' | 'jpeg', width = 800) {
  const create = { width, height: width / 2, channels: 4 as const, background: '#0b7a55' };
  return sharp({ create }).toFormat(type).toBuffer();
}

/** Unusual images that must still be shown, by name. */
export const ODD_IMAGES: Record<string, () => Promise<Buffer>> = {
  'a JPEG without its end mark': async () => (await noisyImage(1200, 900)).subarray(0, -2),
  'a JPEG without half of its end mark': async () => (await noisyImage(1200, 900)).subarray(0, -1),
  'a JPEG without the last of its blocks': async () =>
    (await noisyImage(1200, 900)).subarray(0, -60),
  'a JPEG without the last of its blocks, which end with the picture': async () =>
    (await noisyImage(1200, 896)).subarray(0, -60),
  'a JPEG of one colour without the last of its blocks': async () =>
    (await plainImage('jpeg')).subarray(0, -10),
  'a JPEG without reduced colours and without the last of its blocks': async () =>
    (
      await sharp(await noisyImage(1200, 896))
        .jpeg({ chromaSubsampling: '4:4:4' })
        .toBuffer()
    ).subarray(0, -60),
  'a JPEG with stray bytes': async () => withStrayBytes(await noisyImage(1200, 900)),
  'a JPEG with stray bytes and without the last of its blocks': async () =>
    withStrayBytes(await noisyImage(1200, 900)).subarray(0, -60),
  'a progressive JPEG with stray bytes': async () => withStrayBytes(await progressiveImage()),
  'a progressive JPEG without its end mark': async () => (await progressiveImage()).subarray(0, -2),
  'a JPEG with what a phone wrote behind it': async () =>
    Buffer.concat([await phoneImage(), Buffer.alloc(5000)]),
  'a JPEG for printers (CMYK)': async () =>
    sharp(await phoneImage())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer(),
  'a PNG of 16 bits': async () =>
    sharp(await plainImage('png'))
      .toColourspace('rgb16')
      .png()
      .toBuffer(),
  'a PNG without its last chunk': async () => (await plainImage('png')).subarray(0, -12),
  'an AVIF that calls itself an HEIF of AV1': async () => {
    const avif = await plainImage('avif');
    avif.write('mif1', 8, 'latin1');
    return avif;
  },
  'a GIF that moves': () =>
    moving()
      .gif({ delay: [100, 100] })
      .toBuffer(),
  'a WebP that moves': () =>
    moving()
      .webp({ delay: [100, 100] })
      .toBuffer(),
};

function moving() {
  const [width, height] = [300, 200];
  const frames = [90, 200].map((light) => Buffer.alloc(width * height * 3, light));
  const raw = { width, height: 2 * height, channels: 3, pageHeight: height } as const;
  return sharp(Buffer.concat(frames), { raw });
}

type RefusedImage = readonly [ErrorCode, () => Promise<Buffer>];

/** Files that must be refused, by name, with the error code. */
export const REFUSED_IMAGES: Record<string, RefusedImage> = {
  'a drawing that is a program (SVG)': ['UPLOAD_FORMAT', async () => Buffer.from(SVG)],
  'a drawing that calls itself XML': [
    'UPLOAD_FORMAT',
    async () => Buffer.from(`<?xml version="1.0"?>${SVG}`),
  ],
  'an iPhone photo (HEIC)': [
    'UPLOAD_FORMAT',
    async () => Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(3000)}`, 'latin1'),
  ],
  'a TIFF': ['UPLOAD_FORMAT', () => blank(90, 90).tiff().toBuffer()],
  'a PDF': ['UPLOAD_FORMAT', async () => Buffer.from('%PDF-1.7')],
  'a drawing packed small (SVGZ)': ['UPLOAD_NOT_AN_IMAGE', async () => gzipSync(SVG)],
  'a page followed by a photo': [
    'UPLOAD_NOT_AN_IMAGE',
    async () => Buffer.concat([PAGE, await phoneImage()]),
  ],
  'a photo followed by a page': [
    'UPLOAD_NOT_AN_IMAGE',
    async () => Buffer.concat([await phoneImage(), PAGE]),
  ],
  'a photo with a page in its comment': [
    'UPLOAD_NOT_AN_IMAGE',
    async () => withComment(await phoneImage(), PAGE),
  ],
  nothing: ['UPLOAD_INCOMPLETE', async () => Buffer.alloc(0)],
  'a photo of which half arrived': [
    'UPLOAD_INCOMPLETE',
    async () => firstPart(await noisyImage(1200, 900), 0.5),
  ],
  'a photo of which half arrived, ended by a program': [
    'UPLOAD_INCOMPLETE',
    async () => Buffer.concat([firstPart(await noisyImage(1200, 900), 0.5), END_MARK]),
  ],
  'a photo of which half arrived, ended by a program that wrote something behind it': [
    'UPLOAD_INCOMPLETE',
    async () =>
      Buffer.concat([firstPart(await noisyImage(1200, 900), 0.5), END_MARK, Buffer.alloc(5000)]),
  ],
  'a photo with stray bytes of which half arrived, ended by a program': [
    'UPLOAD_INCOMPLETE',
    async () =>
      Buffer.concat([firstPart(withStrayBytes(await noisyImage(1200, 900)), 0.5), END_MARK]),
  ],
  'a progressive photo of which half arrived, ended by a program': [
    'UPLOAD_INCOMPLETE',
    async () => Buffer.concat([firstPart(await progressiveImage(), 0.5), END_MARK]),
  ],
  'a progressive photo with stray bytes of which half arrived, ended by a program': [
    'UPLOAD_INCOMPLETE',
    async () => Buffer.concat([firstPart(withStrayBytes(await progressiveImage()), 0.5), END_MARK]),
  ],
  'a photo without its last twentieth': [
    'UPLOAD_INCOMPLETE',
    async () => firstPart(await noisyImage(1200, 900), 0.95),
  ],
  'the first bytes of a photo': [
    'UPLOAD_INCOMPLETE',
    async () => (await phoneImage()).subarray(0, 60),
  ],
  'a PNG of which half arrived': [
    'UPLOAD_INCOMPLETE',
    async () => firstPart(await plainImage('png'), 0.5),
  ],
  'a GIF of which half arrived': [
    'UPLOAD_INCOMPLETE',
    async () => firstPart(await plainImage('gif'), 0.5),
  ],
  'an AVIF of which half arrived': [
    'UPLOAD_INCOMPLETE',
    async () => firstPart(await plainImage('avif'), 0.5),
  ],
  'the first bytes of a WebP': [
    'UPLOAD_INCOMPLETE',
    async () => Buffer.from('RIFF\x10\0\0\0WEBPVP8 '),
  ],
  'a strip that no menu can show': ['UPLOAD_TOO_NARROW', () => blank(60, 601).png().toBuffer()],
  'a small file that is large once it is open': [
    'UPLOAD_TOO_MANY_PIXELS',
    async () => {
      const interlaced = blank(60, 60).toColourspace('rgb16').png({ progressive: true });
      return pngThatSays(6000, 6000, await interlaced.toBuffer());
    },
  ],
  'a GIF of 40,000 × 40,000 that says so in ten bytes': [
    'UPLOAD_INCOMPLETE',
    async () =>
      Buffer.from('47494638396140 9c409c800000000000ffffff2c00000000'.replace(/ /g, ''), 'hex'),
  ],
  'an AVIF that takes a whole worker to open': [
    'UPLOAD_TOO_MANY_PIXELS',
    async () => avifThatSays(4400, 3000, await plainImage('avif')),
  ],
  'a 16,000 × 16,000 PNG': [
    'UPLOAD_TOO_MANY_PIXELS',
    async () => pngThatSays(16_000, 16_000, await plainImage('png')),
  ],
};

/** Changes the size in a PNG's header. An oversized image is refused after reading the header alone. */
function pngThatSays(width: number, height: number, png: Buffer): Buffer {
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function avifThatSays(width: number, height: number, avif: Buffer): Buffer {
  const size = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(width, size);
  avif.writeUInt32BE(height, size + 4);
  return avif;
}

/** Adds a JPEG comment directly after the image's first marker. */
function withComment(image: Buffer, comment: Buffer) {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([image.subarray(0, 2), head, comment, image.subarray(2)]);
}

/** Adds bytes without a meaning after a JPEG's first segment, as some cameras do. Decoders warn and skip them. */
function withStrayBytes(image: Buffer): Buffer {
  const end = 4 + image.readUInt16BE(4);
  return Buffer.concat([image.subarray(0, end), Buffer.from([0, 1, 2]), image.subarray(end)]);
}

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: '#0b7a55' } });
}

const firstPart = (bytes: Buffer, part: number) => bytes.subarray(0, bytes.length * part);
