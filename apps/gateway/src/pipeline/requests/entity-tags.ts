/** Endings that proxies add to the tag of an answer which they compress: `"7-gzip"`, `"7--gzip"`, `"7;br"`. */
const ENCODING = /(?:-{1,2}|;)(?:gzip|br|zstd|deflate)$/;

const TAG = /(?:W\/)?"([^"]*)"|\*/g;

/**
 * What each tag of `If-Match` or `If-None-Match` holds, without its quotes, its weakness and what a proxy added to it;
 * `*`, where it stands for any (RFC 9110, sections 8.8.3 and 13.1).
 */
export const tagsIn = (header: string): string[] =>
  Array.from(header.matchAll(TAG), ([tag, value]) => value?.replace(ENCODING, '') ?? tag);

/** Whether who asks has, by its `If-None-Match`, what a tag names. */
export function knowsTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const [named] = tagsIn(etag);
  return tagsIn(header).some((tag) => tag === '*' || tag === named);
}
