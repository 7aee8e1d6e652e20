import { TEXT_LIMITS, type DietaryTag } from '@cartaviva/domain';
import { IsISO8601 } from 'class-validator';
import {
  Clearable,
  DietaryTags,
  Flag,
  Id,
  ImagePath,
  Nullable,
  Price,
  Text,
  Unchanged,
  WholeNumber,
} from '../rules';

/** POST /api/menus/{id}/items (specification §7). */
export class CreateItemRequest {
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name: string;

  @Clearable()
  @Text({ max: TEXT_LIMITS.description })
  description?: string | null;

  @Price()
  price: string;

  @Unchanged()
  @DietaryTags()
  dietaryTags?: DietaryTag[];

  @Unchanged()
  @Flag()
  isAvailable?: boolean;

  @Clearable()
  @ImagePath()
  imageUrl?: string | null;

  @Clearable()
  @Id()
  categoryId?: string | null;
}

export class CreateItem extends CreateItemRequest {
  @Id()
  menuId: string;
}

/** PUT /api/items/{id}: only what is sent changes. */
export class UpdateItemRequest {
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name?: string;

  @Clearable()
  @Text({ max: TEXT_LIMITS.description })
  description?: string | null;

  @Unchanged()
  @Price()
  price?: string;

  @Unchanged()
  @DietaryTags()
  dietaryTags?: DietaryTag[];

  @Unchanged()
  @Flag()
  isAvailable?: boolean;

  @Clearable()
  @ImagePath()
  imageUrl?: string | null;

  @Clearable()
  @Id()
  categoryId?: string | null;
}

export class UpdateItem extends UpdateItemRequest {
  @Id()
  itemId: string;
}

export class ItemRequest {
  @Id()
  itemId: string;
}

export class ItemView {
  @Id()
  id: string;

  @Id()
  menuId: string;

  @Nullable()
  @Id()
  categoryId: string | null;

  @Text({ max: TEXT_LIMITS.name })
  name: string;

  @Nullable()
  @Text({ max: TEXT_LIMITS.description })
  description: string | null;

  @Price()
  price: string;

  @Nullable()
  @ImagePath()
  imageUrl: string | null;

  @DietaryTags()
  dietaryTags: DietaryTag[];

  @Flag()
  isAvailable: boolean;

  @WholeNumber(0, 100_000)
  displayOrder: number;

  @IsISO8601()
  createdAt: string;

  @IsISO8601()
  updatedAt: string;
}
