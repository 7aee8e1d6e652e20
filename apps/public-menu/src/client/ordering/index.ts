import '../../styles/order.css';
import '../../styles/sheet.css';
import type { Engagement } from '../engagement';
import { readMenuData } from '../menu-data';
import { onMenuChanged } from '../menu-changed';
import { messages } from '../messages';
import { scanAtOpening } from '../scan';
import { INDEX_ANCHOR, isItemAnchor, ORDER_ANCHOR, TABLE_ANCHOR } from '../sheet-address';
import { showToast } from '../toast';
import { indexSheet } from './index-sheet';
import { itemSheet } from './item-sheet';
import { orderBar } from './order-bar';
import { Cart } from './cart';
import { rowCounts } from './row-counts';
import { noteScan } from './scanned-table';
import { keepScan } from './scanned-tabs';
import { tableSheet } from './table-sheet';

export { useTool } from './use-tool';

type OrderCode = typeof import('./order-sheet');

/** Opens the sheet that a hash names. The hash is a new history entry, so one step back closes the sheet. */
export function openSheet(hash: string): void {
  history.pushState({ isSheet: true }, '', hash);
  dispatchEvent(new Event('hashchange'));
}

function leaveSheet(): void {
  if ((history.state as { isSheet?: boolean } | null)?.isSheet) return history.back();
  history.replaceState(null, '', location.pathname + location.search);
  dispatchEvent(new Event('hashchange'));
}

/**
 * Makes sheets follow the URL and shows the order if there is one.
 * @returns a function for the button of a row: it adds the item, or asks for its size first
 */
export function startOrdering(): (anchor: string) => void {
  keepScan(document);
  const menu = readMenuData();
  if (!menu) return () => undefined;
  noteScan(scanAtOpening);
  const cart = menu.whatsApp ? new Cart(menu.menuId) : undefined;
  const item = itemSheet(cart, leaveSheet);
  const index = indexSheet(leaveSheet);
  const table = cart && tableSheet(cart, openSheet, leaveSheet);
  const note = engagementIn(menu.menuId);
  let order: ReturnType<OrderCode['orderSheet']> | undefined;
  let orderCode: Promise<OrderCode> | undefined;
  /** Loads the code of the order sheet, which diners who only read do not need. A failed load is tried again. */
  const loadOrder = async () => {
    if (!cart || cart.order.lines.length === 0) return undefined;
    orderCode ??= import(/* webpackChunkName: "order" */ './order-sheet');
    orderCode.catch(() => (orderCode = undefined));
    const { orderSheet } = await orderCode;
    return (order ??= orderSheet(cart, leaveSheet, (itemIds) =>
      note(({ ordered }) => ordered(itemIds)),
    ));
  };
  const openOrder = () =>
    void loadOrder().then(
      (sheet) => location.hash === ORDER_ANCHOR && sheet?.open(),
      () => showToast(messages().order.unavailable),
    );
  cart?.watch(() => void loadOrder().catch(() => undefined));
  const showBar = cart && orderBar(cart, openSheet);
  const showCounts = cart && rowCounts(cart);

  const follow = () => {
    const hash = decodeURIComponent(location.hash);
    const opened = isItemAnchor(hash) ? item.open(hash.slice(1)) : undefined;
    if (opened) note((engagement) => engagement.opened(opened));
    else item.close();
    if (hash === ORDER_ANCHOR) openOrder();
    else order?.close();
    if (hash === INDEX_ANCHOR) index.open();
    else index.close();
    if (hash === TABLE_ANCHOR) table?.open();
    else table?.close();
  };
  addEventListener('hashchange', follow);
  addEventListener('popstate', follow);
  onMenuChanged(() => {
    item.menuChanged();
    order?.menuChanged();
    index.menuChanged();
    showBar?.();
    showCounts?.();
  });
  follow();
  return (anchor) => {
    if (!item.addAtOnce(anchor)) openSheet(`#${anchor}`);
  };
}

/** Loads the tracking code in the background. If it fails to load, nothing is tracked. */
function engagementIn(menuId: string): (note: (engagement: Engagement) => void) => void {
  const loaded = import(/* webpackChunkName: "engagement" */ '../engagement').then(
    ({ followEngagement }) => followEngagement(menuId),
  );
  return (note) => void loaded.then(note, () => undefined);
}
