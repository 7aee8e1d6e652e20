import { MAX_PLACE, TEXT_LIMITS } from '@cartaviva/domain';
import { IsISO8601 } from 'class-validator';
import { PartRequest } from '../page';
import { Clearable, Id, Nullable, Text, Unchanged, WeekHours, WholeNumber } from '../rules';
import { Expected, MAX_VERSION, OverVersion } from './version';

/** What a category may have besides its name. */
class CategoryDetails {
  @Clearable()
  @WeekHours()
  openingHours?: string | null;
}

/** POST /api/menus/{id}/categories. */
export class CreateCategoryRequest extends CategoryDetails {
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name: string;
}

/** PUT /api/categories/{id}: only what is sent changes. */
export class UpdateCategoryRequest extends CategoryDetails {
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name?: string;
}

export class CreateCategory extends CreateCategoryRequest {
  @Id()
  menuId: string;

  /** The id it is to have, so that a write that is sent again makes nothing twice. */
  @Unchanged()
  @Id()
  newId?: string;
}

export class UpdateCategory extends UpdateCategoryRequest {
  @Id()
  categoryId: string;

  @Expected()
  expectedVersion?: number;
}

export class CategoryRequest {
  @Id()
  categoryId: string;
}

export class DeleteCategory extends OverVersion {
  @Id()
  categoryId: string;
}

export class CategoriesOf extends PartRequest {
  @Id()
  menuId: string;
}

/** What everyone may know of a category. */
export class CategoryFace {
  @Id()
  id: string;

  @Id()
  menuId: string;

  @Text({ max: TEXT_LIMITS.name })
  name: string;

  /** When its items are served, as a menu's hours are written; null: as long as the restaurant is open. */
  @Nullable()
  @WeekHours()
  openingHours: string | null;

  @WholeNumber(0, MAX_PLACE)
  displayOrder: number;

  @IsISO8601()
  createdAt: string;
}

/** A category as its owner sees it. */
export class CategoryView extends CategoryFace {
  /** Grows with each change of the name or the hours; the ETag of the category. */
  @WholeNumber(1, MAX_VERSION)
  version: number;
}
