import type { MenuData, PageItem, ServedHours } from '../menu/menu-data';
import { openingAt } from '../menu/opening-data';
import { emitMenuChanged } from './menu-changed';
import { messages } from './messages';

function isServed({ hours }: ServedHours, { served }: MenuData): boolean {
  const opening = served?.[hours];
  return !opening || openingAt(opening, new Date())?.isOpen !== false;
}

/** What its category does not serve now cannot be had, and says when it is served. */
const itemNow = (item: PageItem, menu: MenuData): PageItem =>
  !item.served || item.soldOut || isServed(item.served, menu)
    ? item
    : { ...item, soldOut: true, returns: item.served.text };

/** The page's data as the server wrote it, and as it says what is true now. */
const data = { sent: '', now: '' };

/** Writes what is true now into the page's data, which everything that orders reads; gives it as it was sent. */
function writeNow(page: Document): MenuData | undefined {
  const block = page.getElementById('menu-data');
  if (!block) return undefined;
  // A newer state of the page brought its own.
  if (block.textContent !== data.now) data.sent = block.textContent;
  const sent = JSON.parse(data.sent) as MenuData;
  data.now = JSON.stringify({ ...sent, items: sent.items.map((item) => itemNow(item, sent)) });
  if (block.textContent !== data.now) block.textContent = data.now;
  return sent;
}

let isNeeded = false;

/**
 * Dims the rows of categories that are not served now, without the button that orders, and says so below
 * their names. They stay where they are: anchors, the bar and whoever reads there rely on it.
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
