/** Query parameters of a scanned code: the table, and the printed piece that carries the code. */
const SCANNED = /\b(mesa|p)=[^&]*/g;

/**
 * Adds the parameters of the scanned code to the tabs of a restaurant, so that the table stays the same in every
 * menu. The server does not add them, because the page is the same for everyone.
 */
export function keepScan(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('.tabs a');
    const scanned = location.search.match(SCANNED)?.join('&');
    if (link && scanned && !link.search.includes(scanned)) link.search += `&${scanned}`;
  });
}
