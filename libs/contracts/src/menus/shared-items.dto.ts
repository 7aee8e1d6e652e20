import { ITEMS_PER_MENU, TEXT_LIMITS } from '@cartaviva/domain';
import { Clearable, Id, IdList, ListOf, Text, WholeNumber } from '../rules';
import { ItemView } from './item.dto';

/** Body of POST /api/menus/{id}/items/shared: items of the owner's other menus to add to this menu. */
export class ShareItemsRequest {
  @IdList(ITEMS_PER_MENU)
  itemIds: string[];

  /**
   * Category for the items. If absent, each item gets the category with the same name as in its menu, if there is
   * one.
   */
  @Clearable()
  @Id()
  categoryId?: string | null;
}

export class ShareReport {
  /** Number of items that were added to the menu. */
  @WholeNumber(0, ITEMS_PER_MENU)
  created: number;

  /** The items in this menu in the requested order, including those that it already contained. */
  @ListOf(() => ItemView)
  items: ItemView[];
}

/** Another menu that shares items with a menu. */
export class SharingMenu {
  @Id()
  id: string;

  @Text({ max: TEXT_LIMITS.name })
  name: string;

  /** Name of the menu's restaurant, or else the name on the menu. */
  @Text({ max: TEXT_LIMITS.name })
  restaurantName: string;
}

export class SharedItem {
  @Id()
  itemId: string;

  /** IDs of the other menus that contain the item, at least one. */
  @IdList(ITEMS_PER_MENU)
  menuIds: string[];
}

/** Reply of GET /api/menus/{id}/items/shared: the items that a menu shares with other menus. */
export class SharingView {
  @ListOf(() => SharingMenu)
  menus: SharingMenu[];

  @ListOf(() => SharedItem)
  items: SharedItem[];
}
