import { tabEntries } from '@cartaviva/domain';

const KEY = 'cartaviva-place';

/** The first item of which something is in sight. */
export const itemInSight = (page: Document): Element | undefined =>
  [...page.querySelectorAll('main .items > li')].find(
    (row) => row.getBoundingClientRect().bottom > 0,
  );

/** Who scrolls up to the languages comes from where they read within so many milliseconds. */
const FROM_READING_MS = 60_000;
/** Who scrolls no more for so many milliseconds reads. */
const REST_MS = 150;

/**
 * Lets who changes the language read on where they were before they went up to change it, with the
 * table, the search and the filters of the address. Items have the same anchors in every language.
 * Where somebody was before a reload, or on their way back, the browser knows itself.
 */
export function keepPlace(page: Document): void {
  goOn(page);
  let read: { readonly place: string; readonly at: number } | undefined;
  let rest: ReturnType<typeof setTimeout>;
  const note = () => {
    const row = scrollY > innerHeight && itemInSight(page);
    if (!row) return;
    const place = [location.pathname, row.id, row.getBoundingClientRect().top];
    read = { place: JSON.stringify(place), at: Date.now() };
  };
  const noteSoon = () => {
    clearTimeout(rest);
    rest = setTimeout(note, REST_MS);
  };
  addEventListener('scroll', noteSoon, { passive: true });
  page.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('.tools nav a');
    if (!link) return;
    const address = new URL(location.href);
    address.hash = '';
    address.searchParams.set('lang', link.lang);
    link.href = address.href;
    if (read && Date.now() - read.at < FROM_READING_MS) tabEntries.write(KEY, read.place);
  });
}

/** Scrolls to where the page in the other language was left. */
function goOn(page: Document): void {
  const left = tabEntries.read(KEY);
  if (!left) return;
  tabEntries.remove(KEY);
  const [path, anchor, top] = JSON.parse(left) as [string, string, number];
  const row = path === location.pathname && page.getElementById(anchor);
  if (row) scrollBy(0, row.getBoundingClientRect().top - top);
}
