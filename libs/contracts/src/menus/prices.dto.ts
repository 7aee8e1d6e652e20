import { ITEMS_PER_MENU, RULE_MESSAGES } from '@cartaviva/domain';
import { Id, ListOf, Price, Unchanged, WholeNumber, storedId } from '../rules';
import { Extras, Sizes, type ItemOption } from './item-option.dto';
import { Expected, MAX_VERSION } from './version';

/** The prices of one item; options that are left out keep theirs. */
export class ItemPricesRow {
  @Id()
  itemId: string;

  @Price()
  price: string;

  @Unchanged()
  @Sizes()
  sizes?: ItemOption[];

  @Unchanged()
  @Extras()
  extras?: ItemOption[];

  /** All are refused as CHANGED_MEANWHILE when the item is no longer this version. */
  @Unchanged()
  @WholeNumber(1, MAX_VERSION)
  expectedVersion?: number;
}

/** All the prices of one item. */
export type ItemPrices = ItemPricesRow & Required<Pick<ItemPricesRow, 'sizes' | 'extras'>>;

/** PUT /api/menus/{id}/prices: these prices change together, or none does. */
export class PricesRequest {
  @ListOf(() => ItemPricesRow, {
    max: ITEMS_PER_MENU,
    unique: { by: ({ itemId }) => storedId(itemId), message: RULE_MESSAGES.id },
  })
  items: ItemPricesRow[];
}

export class ChangePrices extends PricesRequest {
  @Id()
  menuId: string;

  @Expected()
  expectedVersion?: number;

  @Expected()
  expectedRevision?: number;
}
