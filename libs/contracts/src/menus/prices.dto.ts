import { ITEMS_PER_MENU, RULE_MESSAGES } from '@cartaviva/domain';
import { Id, ListOf, Price, Unchanged, WholeNumber, storedId } from '../rules';
import { Extras, Sizes, type ItemOption } from './item-option.dto';
import { Expected, MAX_VERSION } from './version';

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

  /** All are refused as CHANGED_MEANWHILE when the item is no longer this version. */
  @Unchanged()
  @WholeNumber(1, MAX_VERSION)
  expectedVersion?: number;
}

/** PUT /api/menus/{id}/prices: these prices change together, or none does. */
export class PricesRequest {
  @ListOf(() => ItemPrices, {
    max: ITEMS_PER_MENU,
    unique: { by: ({ itemId }) => storedId(itemId), message: RULE_MESSAGES.id },
  })
  items: ItemPrices[];
}

export class ChangePrices extends PricesRequest {
  @Id()
  menuId: string;

  @Expected()
  expectedVersion?: number;

  @Expected()
  expectedRevision?: number;
}
