/**
 * URL pattern in the form that Playwright accepts. In a string, `*` matches a segment and `**` matches everything.
 */
export type Address = string | RegExp | ((url: URL) => boolean);

export function matches(url: string, wanted: Address): boolean {
  if (typeof wanted === 'function') return wanted(new URL(url));
  if (wanted instanceof RegExp) return wanted.test(url);
  const pattern = wanted
    .split(/(\*\*|\*)/)
    .map(
      (part) => ({ '**': '.*', '*': '[^/]*' })[part] ?? part.replace(/[.?+^$()[\]{}|\\]/g, '\\$&'),
    )
    .join('');
  return new RegExp(`^${pattern}$`).test(url);
}
