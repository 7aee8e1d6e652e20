/** What the code that was scanned said of the table, and of the print that it stands on. */
const MARKS = ['mesa', 'p'];

/**
 * Has the tabs of a restaurant lead on with what the scanned code said: whoever sits at table 7 does in every
 * menu. The page's own links do not say it, for they are the same for everybody.
 */
export function keepScan(page: Document): void {
  const complete = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('.tabs a');
    if (!link) return;
    const scanned = new URLSearchParams(location.search);
    const address = new URL(link.href);
    for (const mark of MARKS) {
      const value = scanned.get(mark);
      if (value !== null) address.searchParams.set(mark, value);
    }
    link.href = address.href;
  };
  for (const event of ['click', 'auxclick', 'contextmenu']) page.addEventListener(event, complete);
}
