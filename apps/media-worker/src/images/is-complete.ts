import type { UploadType } from '@cartaviva/domain';

/** How far from its end a file may have its end mark: what phones append to photos comes before it in their own marks. */
const TAIL = 64;

const endsWith = (bytes: Buffer, mark: string) => bytes.subarray(-TAIL).includes(mark, 0, 'latin1');

/** Whether a file has the end that its format asks for. Programs that broke off leave none. */
const COMPLETE: Readonly<Record<UploadType, (bytes: Buffer) => boolean>> = {
  'image/jpeg': (bytes) => endsWith(bytes, '\xff\xd9'),
  'image/png': (bytes) => endsWith(bytes, 'IEND'),
  'image/gif': (bytes) => bytes.findLast((byte) => byte !== 0) === 0x3b,
  'image/webp': (bytes) => bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length,
  'image/avif': hasWholeBoxes,
};

export const isComplete = (bytes: Buffer, type: UploadType): boolean => COMPLETE[type](bytes);

/** Whether every box of an ISO media file ends inside of it (ISO 14496-12, section 4.2). */
function hasWholeBoxes(bytes: Buffer): boolean {
  let start = 0;
  while (start + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(start);
    // A box of size 0 goes on to the end; one of size 1 has its size in 64 bits, which no image of ours takes.
    if (size < 8) return size === 0;
    start += size;
  }
  return start === bytes.length;
}
