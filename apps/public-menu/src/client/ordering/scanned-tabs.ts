/** What the code that was scanned said of the table, and of the print that it stands on. */
const SCANNED = /\b(mesa|p)=[^&]*/g;

/**
 * Has the tabs of a restaurant lead on with what the scanned code said: whoever sits at table 7 does in every
 * menu. The page's own links do not say it, for they are the same for everybody.
 */
export function keepScan(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('.tabs a');
    const scanned = location.search.match(SCANNED)?.join('&');
    if (link && scanned && !link.search.includes(scanned)) link.search += `&${scanned}`;
  });
}
