import type { ItemPrices } from '@cartaviva/contracts';
import type { EditedItem } from './menu-store';

export const pricesOf = ({ id, price, sizes, extras }: EditedItem): ItemPrices => ({
  itemId: id,
  price,
  sizes,
  extras,
});
