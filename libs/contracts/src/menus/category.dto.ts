import { MAX_PLACE, TEXT_LIMITS } from '@cartaviva/domain';
import { IsISO8601 } from 'class-validator';
import { Clearable, Id, Nullable, Text, Unchanged, WeekHours, WholeNumber } from '../rules';
import { MAX_VERSION } from './version';

class CategoryDetails {
  @Clearable()
  @WeekHours()
  openingHours?: string | null;
}

/** Body of POST /api/menus/{id}/categories. */
export class CreateCategoryRequest extends CategoryDetails {
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name: string;
}

/** Body of PUT /api/categories/{id}. Absent fields keep their values. */
export class UpdateCategoryRequest extends CategoryDetails {
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name?: string;
}

/** Public fields of a category. */
export class CategoryFace {
  @Id()
  id: string;

  @Id()
  menuId: string;

  @Text({ max: TEXT_LIMITS.name })
  name: string;

  /**
   * Hours in which its items are served, in the format of a menu's hours. Null means the restaurant's opening hours.
   */
  @Nullable()
  @WeekHours()
  openingHours: string | null;

  @WholeNumber(0, MAX_PLACE)
  displayOrder: number;

  @IsISO8601()
  createdAt: string;
}

export class CategoryView extends CategoryFace {
  /** ETag of the category. It grows with each change of the name or the hours. */
  @WholeNumber(1, MAX_VERSION)
  version: number;
}
