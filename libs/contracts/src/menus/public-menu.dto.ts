import type { Translations } from '@cartaviva/domain';
import { Flag, IdList, ListOf, Nested, Nullable, ShortCode, Slug, WholeNumber } from '../rules';
import { CategoryFace } from './category.dto';
import { ItemFace } from './item.dto';
import { TextsByLanguage } from './languages.rule';
import { MenuFace } from './menu-face.dto';
import { RestaurantLinksView, WifiView } from './restaurant-links.dto';

/** The part of a published menu that anyone may know. */
export class PublicMenuView extends MenuFace {
  @TextsByLanguage()
  translations: Translations;

  /** True if the owner's plan omits the product's name from the page. */
  @Flag()
  whiteLabel: boolean;

  /** Links of the restaurant; empty if it has no page. */
  @Nested(() => RestaurantLinksView)
  links: RestaurantLinksView;

  /** Null if the restaurant has no page or names no network. */
  @Nullable()
  @Nested(() => WifiView)
  wifi: WifiView | null;
}

export class PublicCategoryView extends CategoryFace {
  @TextsByLanguage()
  translations: Translations;
}

export class PublicItemView extends ItemFace {
  @TextsByLanguage()
  translations: Translations;
}

/** A published menu with its content, from which the diner page is rendered. */
export class PublishedMenu {
  @Nested(() => PublicMenuView)
  menu: PublicMenuView;

  @ListOf(() => PublicCategoryView)
  categories: PublicCategoryView[];

  @ListOf(() => PublicItemView)
  items: PublicItemView[];
}

/**
 * Reply for a menu's ID. A menu that was taken offline still names its restaurant, so that a printed code never leads
 * nowhere (decisions, "Lapse or downgrade never kills a printed QR").
 */
export type PublicMenuReply =
  | {
      readonly state: 'published';
      /**
       * The `PublishedMenu` as JSON. With 500 items it has megabytes, so only threads parse it; the event loops that
       * pass it on do not.
       */
      readonly published: string;
    }
  | {
      readonly state: 'unpublished';
      readonly restaurantName: string;
      readonly phone: string | null;
      readonly country: string;
    }
  | { readonly state: 'missing' };

export const MENUS_PER_BATCH = 32;

export class PublicMenusRequest {
  @IdList(MENUS_PER_BATCH)
  menuIds: string[];
}

/**
 * Replies for several menus, in the order of the request. A menu is `large` if it exceeds the size of a shared
 * message and must be requested individually.
 */
export type PublicMenusReply = readonly (PublicMenuReply | { readonly state: 'large' })[];

/** A readable address, as a browser or an old print contains it. */
export class SlugRequest {
  @Slug()
  slug: string;
}

/** Menu of a readable address. `slug` is the current address, which may differ from the requested one. */
export type SlugReply =
  | { readonly menuId: string; readonly slug: string }
  | { readonly menuId: null };

export class ShortCodeRequest {
  @ShortCode()
  shortCode: string;
}

/** Target of a short code: a menu, published or not, with the table of the code, or a restaurant. */
export type ShortCodeReply =
  | { readonly menuId: string; readonly table: string | null }
  | { readonly menuId: null; readonly restaurantSlug: string }
  | { readonly menuId: null };

/** A sitemap entry for a published menu, or for a restaurant with a published menu. */
export interface SitemapEntry {
  readonly slug: string;
  readonly isRestaurant?: boolean;
  readonly updatedAt: string;
}

export class SitemapRequest {
  @WholeNumber(1, 1_000_000)
  page: number;
}
