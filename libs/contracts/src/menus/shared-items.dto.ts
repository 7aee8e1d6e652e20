import { ITEMS_PER_MENU, TEXT_LIMITS } from '@cartaviva/domain';
import { Clearable, Id, IdList, ListOf, Text, WholeNumber } from '../rules';
import { ItemView } from './item.dto';

/** POST /api/menus/{id}/items/shared: items of the owner's other menus that are to stand in this one, too. */
export class ShareItemsRequest {
  @IdList(ITEMS_PER_MENU)
  itemIds: string[];

  /** Where they stand; when nothing is said, under the category that is called like theirs, if there is one. */
  @Clearable()
  @Id()
  categoryId?: string | null;
}

export class ShareItems extends ShareItemsRequest {
  @Id()
  menuId: string;
}

/** What became of them. */
export class ShareReport {
  /** How many the menu has now that it had not before. */
  @WholeNumber(0, ITEMS_PER_MENU)
  created: number;

  /** Their rows in this menu, those that stood in it already too, as they were asked for. */
  @ListOf(() => ItemView)
  items: ItemView[];
}

/** Another menu in which something of a menu stands. */
export class SharingMenu {
  @Id()
  id: string;

  @Text({ max: TEXT_LIMITS.name })
  name: string;

  /** The restaurant's that it is in, else its own. */
  @Text({ max: TEXT_LIMITS.name })
  restaurantName: string;
}

export class SharedItem {
  @Id()
  itemId: string;

  /** Of the other menus in which it stands, at least one. */
  @IdList(ITEMS_PER_MENU)
  menuIds: string[];
}

/** GET /api/menus/{id}/items/shared: what of a menu stands in which others. */
export class SharingView {
  @ListOf(() => SharingMenu)
  menus: SharingMenu[];

  @ListOf(() => SharedItem)
  items: SharedItem[];
}
