import {
  ITEM_REQUIRED,
  MAX_PLACE,
  TEXT_LIMITS,
  type Allergen,
  type DietaryTag,
} from '@cartaviva/domain';
import { IsISO8601, IsString } from 'class-validator';
import {
  Allergens,
  Clearable,
  DietaryTags,
  Flag,
  Id,
  ImagePath,
  ListOf,
  Moment,
  Nullable,
  Price,
  Required,
  Text,
  Unchanged,
  WholeNumber,
} from '../rules';
import { MAX_VERSION } from './version';
import { Extras, ItemOption, Sizes } from './item-option.dto';

/** ID of an item in another program, such as a point of sale or an ERP. It is case-sensitive. */
const ExternalId = () => Text({ max: TEXT_LIMITS.externalId });

/** Optional fields of an item. An absent field keeps its value, or gets its default in a new item. */
export class ItemDetails {
  @Clearable()
  @Text({ max: TEXT_LIMITS.description })
  description?: string | null;

  @Unchanged()
  @DietaryTags()
  dietaryTags?: DietaryTag[];

  @Unchanged()
  @Allergens()
  allergens?: Allergen[];

  @Unchanged()
  @Flag()
  isAvailable?: boolean;

  @Clearable()
  @ImagePath()
  imageUrl?: string | null;

  @Clearable()
  @Id()
  categoryId?: string | null;

  @Unchanged()
  @Sizes()
  sizes?: ItemOption[];

  @Unchanged()
  @Extras()
  extras?: ItemOption[];

  /** Time at which a sold-out item automatically becomes available again. */
  @Clearable()
  @Moment()
  availableAgainAt?: string | null;
}

/** Body of POST /api/menus/{id}/items (specification §7). */
export class CreateItemRequest extends ItemDetails {
  @Text({ min: 1, max: TEXT_LIMITS.name })
  @Required(ITEM_REQUIRED)
  name: string;

  @Price()
  @Required(ITEM_REQUIRED)
  price: string;

  @Clearable()
  @ExternalId()
  externalId?: string | null;
}

/** Body of PUT /api/items/{id}. Absent fields keep their values. */
export class UpdateItemRequest extends ItemDetails {
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  @Required(ITEM_REQUIRED)
  name?: string;

  @Unchanged()
  @Price()
  @Required(ITEM_REQUIRED)
  price?: string;

  @Clearable()
  @ExternalId()
  externalId?: string | null;
}

/** Fields of an item that diners and the owner may see (specification §3). */
export class ItemFace {
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

  /** Allergens that the restaurant declares. */
  @Allergens()
  allergens: Allergen[];

  @Flag()
  isAvailable: boolean;

  @ListOf(() => ItemOption)
  sizes: ItemOption[];

  @ListOf(() => ItemOption)
  extras: ItemOption[];

  @Nullable()
  @IsISO8601()
  availableAgainAt: string | null;

  /** Thumbhash of the image in base64, about 30 bytes, shown until the image is loaded. */
  @Nullable()
  @IsString()
  imagePlaceholder: string | null;

  @WholeNumber(0, MAX_PLACE)
  displayOrder: number;

  /** ETag of the item. It grows with each change. */
  @WholeNumber(1, MAX_VERSION)
  version: number;

  @IsISO8601()
  createdAt: string;

  @IsISO8601()
  updatedAt: string;
}

export class ItemView extends ItemFace {
  /** ID of the item in the owner's other programs. It is unique within a menu. */
  @Nullable()
  @ExternalId()
  externalId: string | null;

  /**
   * Items of different menus with the same value are the same item. It is null for an item that was never in two
   * menus.
   */
  @Nullable()
  @Id()
  sharedId: string | null;
}

export class FoundItem extends ItemView {
  /** Present only with `updatedSince`, for an item that was deleted since then. */
  @Unchanged()
  @IsISO8601()
  deletedAt?: string;
}
