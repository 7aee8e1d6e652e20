import type { ItemPrices } from '@cartaviva/contracts';
import type { EditedItem } from '../store/menu-store';
import { changeItem } from './demo-items';
import type { DemoMenu } from './demo-menu';

/** Gives items new prices; one that is not in the menu refuses them all. */
export const changePrices = (menu: DemoMenu, prices: readonly ItemPrices[]): EditedItem[] =>
  prices.map(({ itemId, expectedVersion, ...changes }) =>
    changeItem([menu], itemId, changes, expectedVersion),
  );
