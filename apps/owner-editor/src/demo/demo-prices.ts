import { PricesRequest, type ItemPrices } from '@cartaviva/contracts';
import { normalizedPrices, requirePricesFor } from '@cartaviva/domain';
import type { EditedItem } from '../store/menu-store';
import { changeItem, editedItems, itemOf } from './demo-items';
import type { DemoMenu } from './demo-menu';
import { itemsIn } from './demo-menus';
import { requireValid } from './refusals';

/** Changes the prices of all items or of none. Returns the items whose prices changed. */
export function changePrices(menu: DemoMenu, items: readonly ItemPrices[]): EditedItem[] {
  requireValid(PricesRequest, { items });
  const before = new Map(itemsIn(menu).map(({ id, version }) => [id, version]));
  for (const [at, sent] of items.entries()) {
    const prices = normalizedPrices(sent, at);
    requirePricesFor(itemOf([menu], sent.itemId).item, prices, sent.expectedVersion);
    changeItem([menu], sent.itemId, prices);
  }
  return editedItems(menu).filter(({ id, version }) => version !== before.get(id));
}
