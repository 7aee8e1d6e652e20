import type { MenuData, PageItem, ServedHours } from '../menu/menu-data';
import { openingAt } from '../menu/opening-data';
import { emitMenuChanged } from './menu-changed';
import { messages } from './messages';

function isServed({ hours }: ServedHours, { served }: MenuData): boolean {
  const opening = served?.[hours];
  return !opening || openingAt(opening, new Date())?.isOpen !== false;
}

/** Marks an item as unavailable while its category is not served, and states when it is served. */
const itemNow = (item: PageItem, menu: MenuData): PageItem =>
  !item.served || item.soldOut || isServed(item.served, menu)
    ? item
    : { ...item, soldOut: true, returns: item.served.text };

/** Text of the page's data block, as the server sent it and as last written by `writeNow`. */
const data = { sent: '', now: '' };

/**
 * Updates the data block, which all ordering code reads, to the current time. Returns the data as the server sent it.
 */
function writeNow(page: Document): MenuData | undefined {
  const block = page.getElementById('menu-data');
  if (!block) return undefined;
  // A newer state of the page has brought its own data.
  if (block.textContent !== data.now) data.sent = block.textContent;
  const sent = JSON.parse(data.sent) as MenuData;
  data.now = JSON.stringify({ ...sent, items: sent.items.map((item) => itemNow(item, sent)) });
  if (block.textContent !== data.now) block.textContent = data.now;
  return sent;
}

let isNeeded = false;

/**
 * Dims the rows of categories that are not served now, hides their order buttons and adds a note below the category
 * names. The rows keep their places, because anchors, the bar and readers depend on them.
 */
export function showServed(page: Document): void {
  isNeeded ||= page.querySelector('.served') !== null;
  if (!isNeeded) return;
  const menu = writeNow(page);
  if (!menu) return;
  let isChanged = false;
  for (const item of menu.items) {
    const row = page.getElementById(item.anchor);
    if (!row) continue;
    const isOff = itemNow(item, menu).soldOut === true;
    isChanged ||= row.classList.contains('off') !== isOff;
    row.classList.toggle('off', isOff);
    const plus = row.querySelector<HTMLElement>('.plus');
    if (plus) plus.hidden = isOff;
  }
  for (const line of page.querySelectorAll<HTMLElement>('.served')) {
    const of = menu.items.find(({ served }) => served?.hours === line.dataset['hours'])?.served;
    if (of)
      line.textContent = isServed(of, menu)
        ? of.text
        : `${messages().item.unavailable} · ${of.text}`;
  }
  if (isChanged) emitMenuChanged();
}
