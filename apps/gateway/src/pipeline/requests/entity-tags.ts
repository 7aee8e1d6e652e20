/** Suffixes that proxies add to the tag of an answer that they compress: `"7-gzip"`, `"7--gzip"`, `"7;br"`. */
const ENCODING = /(?:-{1,2}|;)(?:gzip|br|zstd|deflate)$/;

const TAG = /(?:W\/)?"([^"]*)"|\*/g;

/**
 * Reads the tags of `If-Match` or `If-None-Match` without quotes, `W/` and suffixes of proxies. A
 * `*` stays `*` (RFC 9110, sections 8.8.3 and 13.1).
 */
export const tagsIn = (header: string): string[] =>
  Array.from(header.matchAll(TAG), ([tag, value]) => value?.replace(ENCODING, '') ?? tag);

/** Returns true when the `If-None-Match` header contains the tag, so the client already has the content. */
export function knowsTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const [named] = tagsIn(etag);
  return tagsIn(header).some((tag) => tag === '*' || tag === named);
}
