/** A page that also passes for an image. No camera or painting program writes these. */
const PAGE = /<(?:!doctype html|html|script)[\s>]/i;

const PART = 65_536;
const OVERLAP = 32;

/** Looks part by part: ten megabytes of text at once would weigh more than the image's work. */
export function carriesPage(bytes: Buffer): boolean {
  for (let start = 0; start < bytes.length; start += PART) {
    if (PAGE.test(bytes.toString('latin1', start, start + PART + OVERLAP))) return true;
  }
  return false;
}
