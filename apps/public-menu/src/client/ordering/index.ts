import '../../styles/order.css';
import '../../styles/sheet.css';
import type { Engagement } from '../engagement';
import { readMenuData } from '../menu-data';
import { onMenuChanged } from '../menu-changed';
import { scanAtOpening } from '../scan';
import { INDEX_ANCHOR, isItemAnchor, ORDER_ANCHOR, TABLE_ANCHOR } from '../sheet-address';
import { indexSheet } from './index-sheet';
import { itemSheet } from './item-sheet';
import { orderBar } from './order-bar';
import { Cart } from './cart';
import { orderSheet } from './order-sheet';
import { rowCounts } from './row-counts';
import { noteScan } from './scanned-table';
import { keepScan } from './scanned-tabs';
import { tableSheet } from './table-sheet';

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
  const order =
    cart && orderSheet(cart, leaveSheet, (itemIds) => note(({ ordered }) => ordered(itemIds)));
  const showBar = cart && orderBar(cart, openSheet);
  const showCounts = cart && rowCounts(cart);

  const follow = () => {
    const hash = decodeURIComponent(location.hash);
    const opened = isItemAnchor(hash) ? item.open(hash.slice(1)) : undefined;
    if (opened) note((engagement) => engagement.opened(opened));
    else item.close();
    if (hash === ORDER_ANCHOR && cart && cart.order.lines.length > 0) order?.open();
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
