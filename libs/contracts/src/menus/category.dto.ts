import { MAX_PLACE, TEXT_LIMITS } from '@cartaviva/domain';
import { IsISO8601 } from 'class-validator';
import { Id, Text, WholeNumber } from '../rules';

/** POST /api/menus/{id}/categories and PUT /api/categories/{id}. */
export class CategoryNameRequest {
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name: string;
}

export class CreateCategory extends CategoryNameRequest {
  @Id()
  menuId: string;
}

export class RenameCategory extends CategoryNameRequest {
  @Id()
  categoryId: string;
}

export class CategoryRequest {
  @Id()
  categoryId: string;
}

export class CategoryView {
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
