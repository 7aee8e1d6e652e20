const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/**
 * Bytes that a ZIP file says it unpacks to, without unpacking it: a bomb of a megabyte must not become
 * a gigabyte. Infinity when the file has no readable directory.
 */
export function unpackedBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = directoryEnd(view);
  if (end === undefined) return Infinity;
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) return Infinity;
    sum += view.getUint32(at + 24, true);
    const names = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    at += names.reduce((length, name) => length + name, 46);
  }
  return sum;
}

/** The directory ends the file, but for a comment of 64 KB at most. */
function directoryEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === DIRECTORY_END) return at;
  }
  return undefined;
}
