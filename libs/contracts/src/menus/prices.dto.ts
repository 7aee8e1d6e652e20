import { ITEMS_PER_MENU, RULE_MESSAGES } from '@cartaviva/domain';
import { ArrayMaxSize, ArrayUnique } from 'class-validator';
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
  @ArrayMaxSize(ITEMS_PER_MENU, { message: RULE_MESSAGES.tooMany(ITEMS_PER_MENU) })
  @ArrayUnique(({ itemId }: ItemPrices) => itemId, { message: RULE_MESSAGES.id })
  @ListOf(() => ItemPrices)
  items: ItemPrices[];
}

export class ChangePrices extends PricesRequest {
  @Id()
  menuId: string;
}
