import { morph } from './morph';
import { itemInSight } from './place';
import { emitMenuChanged, emitMenuChanging } from './menu-changed';

/** The parts of a page that the server draws, in their order. */
const PARTS = [
  'header',
  'nav',
  '.bar',
  '.filters',
  'main',
  'footer',
  '#menu-messages',
  '#menu-data',
];

/** Shows a newer state of the page; what the diner was reading does not move. */
export function updatePage(page: Document, next: Document): void {
  const reading = itemInSight(page);
  const before = reading?.getBoundingClientRect().top ?? 0;
  const focused = page.activeElement as HTMLElement | null;
  emitMenuChanging();
  page.documentElement.lang = next.documentElement.lang;
  page.title = next.title;
  morph(page.querySelector('head > style')!, next.querySelector('head > style')!);
  let previous: Element = page.querySelector('.skip')!;
  for (const part of PARTS) {
    const old = page.querySelector(`body > ${part}`);
    const fresh = next.querySelector(`body > ${part}`);
    if (old && fresh) morph(old, fresh);
    else if (fresh) previous.after(fresh);
    else old?.remove();
    previous = page.querySelector(`body > ${part}`) ?? previous;
  }
  page.body.dataset['version'] = next.body.dataset['version'];
  emitMenuChanged();
  // A row that left its place and came back has lost it.
  if (focused?.isConnected) focused.focus({ preventScroll: true });
  if (reading?.isConnected) scrollBy(0, reading.getBoundingClientRect().top - before);
}
