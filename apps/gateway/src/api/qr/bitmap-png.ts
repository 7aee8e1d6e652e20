import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const ONE_BIT = 1;
const GREYSCALE = 0;

/**
 * A square black and white image as PNG, one bit a pixel.
 * @param side in pixels
 * @param isDark whether a pixel of a row is black
 * @param sameAs the first row that looks like this one, itself if none does
 */
export async function bitmapPng(
  side: number,
  isDark: (x: number, y: number) => boolean,
  sameAs: (y: number) => number = (y) => y,
): Promise<Buffer> {
  const stride = 1 + Math.ceil(side / 8);
  const rows = Buffer.alloc(stride * side);
  for (let y = 0; y < side; y += 1) {
    const first = sameAs(y);
    if (first < y) rows.copyWithin(y * stride, first * stride, (first + 1) * stride);
    else drawRow(rows.subarray(y * stride + 1, (y + 1) * stride), side, (x) => isDark(x, y));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([ONE_BIT, GREYSCALE], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', await compress(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** White is 1. */
function drawRow(row: Buffer, side: number, isDark: (x: number) => boolean): void {
  for (let x = 0; x < side; x += 1) {
    if (!isDark(x)) row[x >> 3]! |= 0x80 >> (x & 7);
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
