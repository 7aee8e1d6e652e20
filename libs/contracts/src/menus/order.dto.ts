import { CATEGORIES_PER_MENU, ITEMS_PER_MENU, MAX_PLACE, RULE_MESSAGES } from '@cartaviva/domain';
import { Id, IdList, ListOf, Nullable, UnlessSent, WholeNumber, storedId } from '../rules';

export class ItemPlace {
  @Id()
  id: string;

  @Nullable()
  @Id()
  categoryId: string | null;

  @WholeNumber(0, MAX_PLACE)
  displayOrder: number;
}

/**
 * Body of PUT /api/menus/{id}/order (decisions). The lists set the order of categories and items.
 * Elements that they do not name keep their place, and either list may be missing.
 */
export class OrderRequest {
  @UnlessSent('items')
  @IdList(CATEGORIES_PER_MENU)
  categories?: string[];

  @UnlessSent('categories')
  @ListOf(() => ItemPlace, {
    max: ITEMS_PER_MENU,
    unique: { by: ({ id }) => storedId(id), message: RULE_MESSAGES.id },
  })
  items?: ItemPlace[];
}
