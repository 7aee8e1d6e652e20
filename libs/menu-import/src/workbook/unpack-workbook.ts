import { unzipSync, type UnzipFileInfo } from 'fflate';

/** Far more than a menu's workbook, far less than what would fill the memory of who reads it. */
const MAX_UNPACKED_BYTES = 20_000_000;
const MAX_PARTS = 1000;

/**
 * The parts of a workbook by name, by default those of an XLSX workbook. Sizes are added up before anything is unpacked: a megabyte
 * may become a gigabyte.
 * @throws RangeError when they are too many or too large
 */
export function unpackWorkbook(
  bytes: Uint8Array,
  parts = /\.(?:xml|rels)$/,
): Record<string, Uint8Array> {
  let count = 0;
  let unpacked = 0;
  const filter = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    count += 1;
    unpacked += Math.max(size, originalSize);
    if (count > MAX_PARTS || unpacked > MAX_UNPACKED_BYTES) throw new RangeError('too large');
    return parts.test(name);
  };
  return unzipSync(bytes, { filter });
}
