import { TEXT_LIMITS, type LanguageCode, type Translations } from '@cartaviva/domain';
import { IsISO8601, IsObject, IsString } from 'class-validator';
import {
  CurrencyCode,
  Flag,
  Id,
  ImagePath,
  ListOf,
  Nested,
  Nullable,
  Slug,
  Text,
  ThemeColor,
  WholeNumber,
} from '../rules';
import { CategoryView } from './category.dto';
import { ItemView } from './item.dto';
import { Languages } from './languages.rule';

/** The part of a published menu that anyone may know. */
export class PublicMenuView {
  @Id()
  id: string;

  @Text({ max: TEXT_LIMITS.name })
  name: string;

  @Text({ max: TEXT_LIMITS.name })
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
  @ImagePath()
  logoUrl: string | null;

  @ThemeColor()
  themeColor: string;

  @CurrencyCode()
  currency: string;

  @Nullable()
  @IsString()
  logoPlaceholder: string | null;

  @Flag()
  addsItbis: boolean;

  @Flag()
  addsLey: boolean;

  /** The languages it can be read in besides its own. */
  @Languages()
  languages: LanguageCode[];

  @IsObject()
  translations: Translations;

  /** Its human address: /m/{slug}. */
  @Slug()
  slug: string;

  /** Whether the owner's plan keeps our name off the page. */
  @Flag()
  whiteLabel: boolean;

  @IsISO8601()
  updatedAt: string;
}

export class PublicCategoryView extends CategoryView {
  @IsObject()
  translations: Translations;
}

export class PublicItemView extends ItemView {
  @IsObject()
  translations: Translations;
}

/** A published menu, whole: what the diner page is drawn from. */
export class PublishedMenu {
  @Nested(() => PublicMenuView)
  menu: PublicMenuView;

  @ListOf(() => PublicCategoryView)
  categories: PublicCategoryView[];

  @ListOf(() => PublicItemView)
  items: PublicItemView[];
}

/**
 * What a diner gets for a menu's id. A menu taken offline still says whose it is, so that a printed
 * code never leads nowhere (decisions, "Lapse or downgrade never kills a printed QR").
 */
export type PublicMenuReply =
  | { readonly state: 'published'; readonly published: PublishedMenu }
  | {
      readonly state: 'unpublished';
      readonly restaurantName: string;
      readonly phone: string | null;
    }
  | { readonly state: 'missing' };

/** A human address, as a diner's browser or an old print has it. */
export class SlugRequest {
  @Slug()
  slug: string;
}

/** Whose a human address is; `slug` is the one it has now, which may be another. */
export type SlugReply =
  { readonly menuId: string; readonly slug: string } | { readonly menuId: null };

/** A published menu's line of the sitemap. */
export interface SitemapEntry {
  readonly slug: string;
  readonly updatedAt: string;
}

export class SitemapRequest {
  @WholeNumber(1, 1_000_000)
  page: number;
}
