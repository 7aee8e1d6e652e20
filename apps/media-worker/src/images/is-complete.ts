import type { UploadType } from '@cartaviva/domain';

/** Bytes at the end of a file to search for its end mark. Phones may append some bytes after it. */
const TAIL = 64;

const endsWith = (bytes: Buffer, mark: string) => bytes.subarray(-TAIL).includes(mark, 0, 'latin1');

/** Checks the end that each format requires. An interrupted program leaves a file without it. */
const COMPLETE: Readonly<Record<UploadType, (bytes: Buffer) => boolean>> = {
  'image/jpeg': (bytes) => endsWith(bytes, '\xff\xd9'),
  'image/png': (bytes) => endsWith(bytes, 'IEND'),
  'image/gif': (bytes) => bytes.findLast((byte) => byte !== 0) === 0x3b,
  'image/webp': (bytes) => bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length,
  'image/avif': hasWholeBoxes,
};

export const isComplete = (bytes: Buffer, type: UploadType): boolean => COMPLETE[type](bytes);

/** In an ISO media file, every box must end inside the file (ISO 14496-12, section 4.2). */
function hasWholeBoxes(bytes: Buffer): boolean {
  let start = 0;
  while (start + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(start);
    // A box of size 0 extends to the end of the file. Size 1 announces a 64-bit size, which no supported
    // image has.
    if (size < 8) return size === 0;
    start += size;
  }
  return start === bytes.length;
}
