import { Clearable, ListOf, Nested, Unchanged } from '../rules';
import { CategoryView } from './category.dto';
import { FoundItem, ItemView } from './item.dto';
import { MenuView } from './menu.dto';

/** Reply of GET /api/menus/{id}?include=categories,items. */
export class MenuWithContent extends MenuView {
  @Unchanged()
  @ListOf(() => CategoryView)
  categories?: readonly CategoryView[];

  @Unchanged()
  @ListOf(() => ItemView)
  items?: readonly ItemView[];
}

/** Element of GET /api/menus/{id}/categories?include=items. */
export class CategoryWithContent extends CategoryView {
  @Unchanged()
  @ListOf(() => ItemView)
  items?: readonly ItemView[];
}

/** Element of GET /api/menus/{id}/items?include=category. */
export class ItemWithCategory extends FoundItem {
  /** Null for an item without a category. */
  @Clearable()
  @Nested(() => CategoryView)
  category?: CategoryView | null;
}
