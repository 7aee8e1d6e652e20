import { unzipSync, type UnzipFileInfo } from 'fflate';

/** Limits of an unpacked workbook, far above the size of a menu and below the reader's memory. */
const MAX_UNPACKED_BYTES = 20_000_000;
const MAX_PARTS = 1000;

/**
 * Unpacks the parts of a workbook, by default those of an XLSX workbook, keyed by name. It sums the sizes before it
 * unpacks anything, because a megabyte may become a gigabyte.
 * @throws RangeError if there are too many parts or they are too large
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
