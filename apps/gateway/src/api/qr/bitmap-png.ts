import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const ONE_BIT = 1;
const GREYSCALE = 0;

export interface Bitmap {
  readonly across: number;
  readonly isDark: (column: number, row: number) => boolean;
}

/**
 * Encodes a bitmap as PNG with one bit per pixel. It fills whole modules instead of reading each
 * pixel, so the loop takes a third of a millisecond for the largest size.
 * @param side in pixels
 */
export async function bitmapPng(side: number, { across, isDark }: Bitmap): Promise<Buffer> {
  const stride = 1 + Math.ceil(side / 8);
  const rows = Buffer.alloc(stride * side);
  const firstPixel = (module: number) => Math.ceil((module * side) / across);
  for (let row = 0; row < across; row += 1) {
    const [top, bottom] = [firstPixel(row) * stride, firstPixel(row + 1) * stride];
    if (top === bottom) continue;
    const line = rows.subarray(top + 1, top + stride);
    for (let column = 0; column < across; column += 1) {
      if (!isDark(column, row)) fillWhite(line, firstPixel(column), firstPixel(column + 1));
    }
    for (let next = top + stride; next < bottom; next += stride) {
      rows.copyWithin(next, top, top + stride);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([ONE_BIT, GREYSCALE], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    // Level 1 compresses repeated rows as well as higher levels do, in a third of the time.
    chunk('IDAT', await compress(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Sets pixels to white, which is bit 1.
 * @param to first pixel that is not filled
 */
function fillWhite(line: Buffer, from: number, to: number): void {
  for (let x = from; x < to;) {
    if ((x & 7) === 0 && to - x >= 8) {
      const bytes = (to - x) >> 3;
      line.fill(0xff, x >> 3, (x >> 3) + bytes);
      x += bytes * 8;
    } else {
      line[x >> 3]! |= 0x80 >> (x & 7);
      x += 1;
    }
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
