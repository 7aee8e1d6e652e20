import { message, Nothing } from '../../message';
import { CONTENT_READERS, EDITORS } from '../../people/rights';
import type { Page } from '../../page';
import {
  CategoriesOf,
  CategoryRequest,
  CreateCategory,
  DeleteCategory,
  UpdateCategory,
  type CategoryView,
} from '../category.dto';
import type { Revised } from '../version';

export const category = {
  /** Lists a menu's categories in their order: all of them, or one page. */
  search: message('menus.category.search', CategoriesOf, CONTENT_READERS).replies<
    Page<CategoryView> & Revised
  >(),
  get: message('menus.category.get', CategoryRequest, CONTENT_READERS).replies<CategoryView>(),
  create: message('menus.category.create', CreateCategory, EDITORS).replies<CategoryView>(),
  update: message('menus.category.update', UpdateCategory, EDITORS).replies<CategoryView>(),
  delete: message('menus.category.delete', DeleteCategory, EDITORS).replies<Nothing>(),
} as const;
