import { TEXT_LIMITS, type Currency, type DietaryTag } from '@cartaviva/domain';
import {
  CurrencyCode,
  DietaryTags,
  ImagePath,
  ListOf,
  Nullable,
  Price,
  Slug,
  Text,
  ThemeColor,
} from '../rules';
import { ItemOption } from './item-option.dto';

export class TemplateItem {
  @Text({ max: TEXT_LIMITS.name })
  name: string;

  @Nullable()
  @Text({ max: TEXT_LIMITS.description })
  description: string | null;

  @Price()
  price: string;

  @DietaryTags()
  dietaryTags: DietaryTag[];

  @Nullable()
  @ImagePath()
  imageUrl: string | null;

  @ListOf(() => ItemOption)
  sizes: ItemOption[];

  @ListOf(() => ItemOption)
  extras: ItemOption[];
}

export class TemplateCategory {
  @Text({ max: TEXT_LIMITS.name })
  name: string;

  @ListOf(() => TemplateItem)
  items: TemplateItem[];
}

/** A template for a new menu (decisions, GET /api/menu-templates). */
export class TemplateView {
  @Slug()
  id: string;

  /** Kind of restaurant: `Comedor criollo`. */
  @Text({ max: TEXT_LIMITS.name })
  name: string;

  @Text({ max: TEXT_LIMITS.description })
  description: string;

  @ThemeColor()
  themeColor: string;

  @CurrencyCode()
  currency: Currency['code'];

  @ImagePath()
  coverUrl: string;

  @ListOf(() => TemplateCategory)
  categories: TemplateCategory[];
}
