import type { UPLOAD_TYPES } from '@cartaviva/domain';

export type UploadType = (typeof UPLOAD_TYPES)[number];

const text = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

/** How each image type that we take begins. */
const MARKS: Record<UploadType, (bytes: Buffer) => boolean> = {
  'image/jpeg': (bytes) => text(bytes, 0, 3) === '\xff\xd8\xff',
  'image/png': (bytes) => text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/webp': (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  'image/gif': (bytes) => /^GIF8[79]a$/.test(text(bytes, 0, 6)),
  'image/avif': (bytes) => /^ftypavi[fs]$/.test(text(bytes, 4, 12)),
};

/** What the bytes are by how they begin, whatever their name says; nothing when we take no such type. */
export function imageType(bytes: Buffer): UploadType | undefined {
  const types = Object.keys(MARKS) as UploadType[];
  return types.find((type) => MARKS[type](bytes));
}

/** A page that also passes for an image. No camera or painting program writes these. */
const PAGE = /<(?:!doctype html|html|script)[\s>]/i;

const PART = 65_536;
const OVERLAP = 32;

/** Looks part by part: ten megabytes of text at once would weigh more than the image's work. */
export function carriesPage(bytes: Buffer): boolean {
  for (let start = 0; start < bytes.length; start += PART) {
    if (PAGE.test(text(bytes, start, start + PART + OVERLAP))) return true;
  }
  return false;
}
