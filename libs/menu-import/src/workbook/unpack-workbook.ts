import { unzipSync, type UnzipFileInfo } from 'fflate';

/** Far more than a menu's workbook, far less than what would fill the memory of who reads it. */
const MAX_UNPACKED_BYTES = 20_000_000;
const MAX_PARTS = 1000;

/**
 * The XML parts of an XLSX workbook by name. Sizes are added up before anything is unpacked: a megabyte
 * may become a gigabyte.
 * @throws RangeError when they are too many or too large
 */
export function unpackWorkbook(bytes: Uint8Array): Record<string, Uint8Array> {
  let parts = 0;
  let unpacked = 0;
  const filter = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    parts += 1;
    unpacked += Math.max(size, originalSize);
    if (parts > MAX_PARTS || unpacked > MAX_UNPACKED_BYTES) throw new RangeError('too large');
    return /\.(?:xml|rels)$/.test(name);
  };
  return unzipSync(bytes, { filter });
}
