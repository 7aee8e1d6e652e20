import { ITEMS_PER_MENU, RULE_MESSAGES } from '@cartaviva/domain';
import { Id, ListOf, Price, Unchanged, WholeNumber, storedId } from '../rules';
import { Extras, Sizes, type ItemOption } from './item-option.dto';
import { MAX_VERSION } from './version';

/** Prices of one item. Absent options keep their prices. */
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

  /** The whole request is refused as CHANGED_MEANWHILE if the item has another version. */
  @Unchanged()
  @WholeNumber(1, MAX_VERSION)
  expectedVersion?: number;
}

/** Complete prices of one item. */
export type ItemPrices = ItemPricesRow & Required<Pick<ItemPricesRow, 'sizes' | 'extras'>>;

/** Body of PUT /api/menus/{id}/prices. The prices change in one transaction. */
export class PricesRequest {
  @ListOf(() => ItemPricesRow, {
    max: ITEMS_PER_MENU,
    unique: { by: ({ itemId }) => storedId(itemId), message: RULE_MESSAGES.id },
  })
  items: ItemPricesRow[];
}
