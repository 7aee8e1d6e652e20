/** Start of an HTML page, which could also pass for an image. No camera or graphics program writes these tags. */
const PAGE = /<(?:!doctype html|html|script)[\s>]/i;

const PART = 65_536;
const OVERLAP = 32;

/**
 * Returns true if the bytes contain an HTML page. It searches in parts, because ten megabytes as one string would
 * take more memory than the image processing.
 */
export function carriesPage(bytes: Buffer): boolean {
  for (let start = 0; start < bytes.length; start += PART) {
    if (PAGE.test(bytes.toString('latin1', start, start + PART + OVERLAP))) return true;
  }
  return false;
}
