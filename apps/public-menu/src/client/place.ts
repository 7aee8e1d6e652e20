import { tabEntries } from '@cartaviva/domain';

const KEY = 'cartaviva-place';

/** Returns the first item that is not completely above the window. */
export const itemInSight = (page: Document): Element | undefined =>
  [...page.querySelectorAll('main .items > li')].find(
    (row) => row.getBoundingClientRect().bottom > 0,
  );

/** Age in milliseconds up to which a reading position is kept when the diner changes the language. */
const FROM_READING_MS = 60_000;
/** Pause in scrolling after which the position counts as being read, in milliseconds. */
const REST_MS = 150;

/**
 * Keeps the reading position when the diner changes the language, along with the table, the search and the filters in
 * the URL. Items have the same anchors in every language. The browser itself restores the position after a reload or
 * a step back.
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
  addEventListener('scroll', noteSoon);
  page.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('.langs a');
    if (!link) return;
    const address = new URL(location.href);
    address.hash = '';
    address.searchParams.set('lang', link.lang);
    link.href = address.href;
    if (read && Date.now() - read.at < FROM_READING_MS) tabEntries.write(KEY, read.place);
  });
}

function goOn(page: Document): void {
  const left = tabEntries.read(KEY);
  if (!left) return;
  tabEntries.remove(KEY);
  const [path, anchor, top] = JSON.parse(left) as [string, string, number];
  const row = path === location.pathname && page.getElementById(anchor);
  if (row) scrollBy(0, row.getBoundingClientRect().top - top);
}
