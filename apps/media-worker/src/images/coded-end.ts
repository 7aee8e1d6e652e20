const RESTART_INTERVAL = 0xdd;

/** Marks without a segment: TEM, RST0 to RST7, SOI and EOI. */
const isBare = (code: number) => code === 0x01 || (code >= 0xd0 && code <= 0xd9);
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;

/**
 * Returns the position where the coded pixels of a JPEG end: at the end mark, at a mark that does not belong between
 * pixels, or at the end of the file (ITU-T T.81, annex B.1). End marks inside segments, for example those of an EXIF
 * thumbnail, do not count.
 */
export function codedEnd(jpeg: Buffer): number {
  let hasRestarts = false;
  for (let at = jpeg.indexOf(0xff, 2); at >= 0 && at + 1 < jpeg.length;) {
    const code = jpeg[at + 1]!;
    let length = 2;
    if (code === 0xff) length = 1;
    else if (isBare(code) && !(hasRestarts && isRestart(code))) return at;
    else if (code !== 0 && !isRestart(code)) {
      if (at + 6 > jpeg.length) break;
      if (code === RESTART_INTERVAL) hasRestarts = jpeg.readUInt16BE(at + 4) > 0;
      length += jpeg.readUInt16BE(at + 2);
    }
    at = jpeg.indexOf(0xff, at + length);
  }
  return jpeg.length;
}
