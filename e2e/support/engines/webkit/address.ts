/** An address as Playwright is told one: a pattern, or a text in which `*` stands for a part and `**` for all. */
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
