import { MAX_PLACE, TEXT_LIMITS } from '@cartaviva/domain';
import { IsISO8601 } from 'class-validator';
import { PartRequest } from '../page';
import { Id, Text, Unchanged, WholeNumber } from '../rules';
import { Expected, MAX_VERSION, OverVersion } from './version';

/** POST /api/menus/{id}/categories and PUT /api/categories/{id}. */
export class CategoryNameRequest {
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name: string;
}

export class CreateCategory extends CategoryNameRequest {
  @Id()
  menuId: string;

  /** The id it is to have, so that a write that is sent again makes nothing twice. */
  @Unchanged()
  @Id()
  newId?: string;
}

export class RenameCategory extends CategoryNameRequest {
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

  @WholeNumber(0, MAX_PLACE)
  displayOrder: number;

  @IsISO8601()
  createdAt: string;
}

/** A category as its owner sees it. */
export class CategoryView extends CategoryFace {
  /** Grows with each change of the name; the ETag of the category. */
  @WholeNumber(1, MAX_VERSION)
  version: number;
}
