import { morph } from './morph';
import { itemInSight } from './place';
import { emitMenuChanged, emitMenuChanging } from './menu-changed';

/** Selectors of the parts that the server renders, in document order. */
const PARTS = ['header', 'nav', '.bar', 'main', 'aside', 'footer', '#menu-messages', '#menu-data'];

/** Applies a newer state of the page without moving the item that the diner is reading. */
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
  // A row that was moved has lost its focus.
  if (focused?.isConnected) focused.focus({ preventScroll: true });
  if (reading?.isConnected) scrollBy(0, reading.getBoundingClientRect().top - before);
}
