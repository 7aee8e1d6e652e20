import type { PageItem } from '../../menu/menu-data';
import { fill } from '../../messages/fill';
import { readMenuData } from '../menu-data';
import { messages } from '../messages';
import { showToast } from '../toast';
import type { Cart } from './cart';
import { ItemDetails, type ItemOrdering } from './item-details';
import { ownName, withLine, type OrderLine } from './order';
import { sheetOver } from './sheet';
import { announceStep, followSteps, markEnds, neighbourOf, StepButtons, type Step } from './steps';

/**
 * Shows one item over the page, with the diner's choices.
 * @param cart is undefined if the restaurant takes no orders
 */
export function itemSheet(cart: Cart | undefined, leave: () => void) {
  const step = (by: Step) => {
    const next = neighbourOf(shown, by);
    if (!next) return;
    history.replaceState(history.state, '', `#${next}`);
    dispatchEvent(new Event('hashchange'));
    announceStep(sheet.dialog, itemOf(next)?.name ?? '', by);
    hasStepped = true;
  };
  const sheet = sheetOver(leave, <StepButtons step={step} />);
  followSteps(sheet.dialog, step);
  let hasStepped = false;
  let shown = '';
  let choice: OrderLine;

  const itemOf = (anchor: string) => readMenuData()?.items.find((item) => item.anchor === anchor);
  const orderingOf = (item: PageItem, into: Cart): ItemOrdering => ({
    choose(part) {
      choice = { ...choice, ...part };
      draw(item);
    },
    type: (note) => (choice = { ...choice, note }),
    add() {
      const line = { ...choice, note: choice.note.trim() };
      sheet.dismiss();
      addTo(into, item, line);
    },
  });
  const draw = (item: PageItem) => {
    const ordering = cart && !item.soldOut ? orderingOf(item, cart) : undefined;
    const menu = readMenuData()!;
    sheet.draw(<ItemDetails item={item} menu={menu} choice={choice} ordering={ordering} />);
  };

  return {
    /** Shows the item with this anchor and returns it, or returns undefined if there is none. */
    open(anchor: string): PageItem | undefined {
      const item = itemOf(anchor);
      if (!item) return undefined;
      if (!sheet.isOpen() || anchor !== shown) {
        const [cheapest] = [...(item.sizes ?? [])].sort((one, next) => +one.price - +next.price);
        choice = { ...oneOf(item), size: cheapest && ownName(cheapest) };
        sheet.draw(null);
        markEnds(sheet.dialog, anchor);
      }
      shown = anchor;
      draw(item);
      sheet.open();
      return item;
    },
    /** Adds one of the item to the order. Returns false if the item is unavailable or needs a choice. */
    addAtOnce(anchor: string): boolean {
      const item = itemOf(anchor);
      if (!cart || !item || item.soldOut || item.sizes) return false;
      addTo(cart, item, oneOf(item));
      return true;
    },
    close() {
      sheet.close();
      // The focus returned to the row that opened the sheet, but the diner has moved on to another item.
      const row = hasStepped && document.getElementById(shown);
      hasStepped = false;
      if (!row) return;
      row.querySelector('a')!.focus({ preventScroll: true });
      // By the next frame, the browser has restored the scroll position at which the sheet was opened.
      requestAnimationFrame(() => row.scrollIntoView({ block: 'nearest' }));
    },
    /** Redraws the item from the current menu, or closes the sheet if the item is gone. */
    menuChanged() {
      if (!sheet.isOpen()) return;
      const item = itemOf(shown);
      if (item) {
        markEnds(sheet.dialog, shown);
        return draw(item);
      }
      sheet.dismiss();
      showToast(messages().item.gone);
    },
  };
}

const oneOf = ({ id }: PageItem): OrderLine => ({ itemId: id, extras: [], note: '', quantity: 1 });

function addTo(cart: Cart, { name }: PageItem, line: OrderLine): void {
  cart.change({ lines: withLine(cart.order.lines, line) });
  showToast(fill(messages().item.added, { item: name }));
}
