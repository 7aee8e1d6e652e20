import { ITEMS_PER_MENU, RULE_MESSAGES } from '@cartaviva/domain';
import { Id, ListOf, Price } from '../rules';
import { Extras, Sizes, type ItemOption } from './item-option.dto';

/** All the prices of one item. */
export class ItemPrices {
  @Id()
  itemId: string;

  @Price()
  price: string;

  @Sizes()
  sizes: ItemOption[];

  @Extras()
  extras: ItemOption[];
}

/** PUT /api/menus/{id}/prices: these prices change together, or none does. */
export class PricesRequest {
  @ListOf(() => ItemPrices, {
    max: ITEMS_PER_MENU,
    unique: { by: ({ itemId }) => itemId, message: RULE_MESSAGES.id },
  })
  items: ItemPrices[];
}

export class ChangePrices extends PricesRequest {
  @Id()
  menuId: string;
}
