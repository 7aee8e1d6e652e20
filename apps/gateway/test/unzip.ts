import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;

/** Reads the files of a ZIP by its central directory, as other programs do. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(zip.length - 6);
  while (zip.readUInt32LE(at) === ENTRY) {
    const isDeflated = zip.readUInt16LE(at + 10) === 8;
    const size = zip.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const start = zip.readUInt32LE(at + 42);
    const content = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const bytes = zip.subarray(content, content + size);
    const path = zip.toString('utf8', at + 46, at + 46 + name!);
    files.set(path, isDeflated ? inflateRawSync(bytes) : bytes);
    at += 46 + name! + extra! + comment!;
  }
  return files;
}
