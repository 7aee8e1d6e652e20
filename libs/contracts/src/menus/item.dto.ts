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
import { MAX_VERSION, OverVersion } from './version';
import { Extras, ItemOption, Sizes } from './item-option.dto';

/** The id of an item in another program, as a cash register or an ERP: case matters. */
const ExternalId = () => Text({ max: TEXT_LIMITS.externalId });

/** What an item may have besides its name and price; what is left out stays, or takes its default. */
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

  /** Of an item that is not available: when it is again, by itself. */
  @Clearable()
  @Moment()
  availableAgainAt?: string | null;
}

/** POST /api/menus/{id}/items (specification §7). */
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

export class CreateItem extends CreateItemRequest {
  @Id()
  menuId: string;

  /** The id it is to have, so that a write that is sent again makes nothing twice. */
  @Unchanged()
  @Id()
  newId?: string;
}

/** PUT /api/items/{id}: only what is sent changes. */
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

export class UpdateItem extends UpdateItemRequest {
  @Id()
  itemId: string;

  /** From If-Match: refused as CHANGED_MEANWHILE when the item is no longer this version. */
  @Unchanged()
  @WholeNumber(1, MAX_VERSION)
  expectedVersion?: number;
}

export class ItemRequest {
  @Id()
  itemId: string;
}

/** A deletion or its undoing. */
export class ItemOverVersion extends OverVersion {
  @Id()
  itemId: string;
}

/** What diners and the owner alike may know of an item (specification §3). */
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

  /** What it contains, as the restaurant says. */
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

  /** The image in thirty bytes (thumbhash, base64), shown until the image is there. */
  @Nullable()
  @IsString()
  imagePlaceholder: string | null;

  @WholeNumber(0, MAX_PLACE)
  displayOrder: number;

  /** Grows with each change; the ETag of the item. */
  @WholeNumber(1, MAX_VERSION)
  version: number;

  @IsISO8601()
  createdAt: string;

  @IsISO8601()
  updatedAt: string;
}

/** An item as its owner sees it. */
export class ItemView extends ItemFace {
  /** What the owner's other programs call it; no two items of a menu have the same. */
  @Nullable()
  @ExternalId()
  externalId: string | null;

  /** Items with the same, each in another menu, are one: null of one that never stood in two. */
  @Nullable()
  @Id()
  sharedId: string | null;
}

/** An item found among those of a menu. */
export class FoundItem extends ItemView {
  /** Only with `updatedSince`, of an item that was deleted since. */
  @Unchanged()
  @IsISO8601()
  deletedAt?: string;
}
