import {
  CurrencyCode,
  DietaryTags,
  Flag,
  ListOf,
  Nullable,
  Price,
  Text,
  ThemeColor,
} from '@cartaviva/contracts';
import { TEXT_LIMITS, type DietaryTag } from '@cartaviva/domain';
import { IsString } from 'class-validator';

/** A demo picture lives inside its menu, as a data address: the browser has nowhere else for it. */
const LocalPicture = () => IsString();

export class DemoItem {
  @Text({ min: 1, max: TEXT_LIMITS.name })
  id: string;

  @Text({ min: 1, max: TEXT_LIMITS.name })
  name: string;

  @Nullable()
  @Text({ max: TEXT_LIMITS.description })
  description: string | null;

  @Price()
  price: string;

  @Nullable()
  @LocalPicture()
  imageUrl: string | null;

  @DietaryTags()
  dietaryTags: DietaryTag[];

  @Flag()
  isAvailable: boolean;
}

export class DemoCategory {
  @Text({ min: 1, max: TEXT_LIMITS.name })
  id: string;

  @Text({ min: 1, max: TEXT_LIMITS.name })
  name: string;

  @ListOf(() => DemoItem)
  items: DemoItem[];
}

/** A menu as demo mode keeps it (specification §3, "Demo menu"): whole, in one piece. */
export class DemoMenu {
  @Text({ min: 1, max: TEXT_LIMITS.name })
  id: string;

  @Text({ min: 1, max: TEXT_LIMITS.name })
  name: string;

  @Text({ min: 1, max: TEXT_LIMITS.name })
  restaurantName: string;

  @Nullable()
  @Text({ max: TEXT_LIMITS.description })
  description: string | null;

  @Nullable()
  @Text({ max: TEXT_LIMITS.address })
  address: string | null;

  @Nullable()
  @Text({ max: TEXT_LIMITS.phone })
  phone: string | null;

  @Nullable()
  @LocalPicture()
  logoUrl: string | null;

  @ThemeColor()
  themeColor: string;

  @CurrencyCode()
  currency: string;

  @Flag()
  isPublished: boolean;

  @ListOf(() => DemoCategory)
  categories: DemoCategory[];

  /** Items that belong to no category. */
  @ListOf(() => DemoItem)
  items: DemoItem[];
}

/** Shaped like the server's ids, so that one set of rules accepts both. */
export function demoId(seed: number): string {
  return `00000000-0000-4000-8000-${seed.toString(16).padStart(12, '0')}`;
}

/** The menu of an id, or the server's own refusal (specification §7, "Menu not found"). */
export function menuOf(menus: readonly DemoMenu[], menuId: string): DemoMenu {
  const menu = menus.find(({ id }) => id === menuId);
  if (!menu) throw new Error('Menu not found');
  return menu;
}
