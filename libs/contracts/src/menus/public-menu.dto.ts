import type { Translations } from '@cartaviva/domain';
import { Flag, IdList, ListOf, Nested, ShortCode, Slug, WholeNumber } from '../rules';
import { CategoryFace } from './category.dto';
import { ItemFace } from './item.dto';
import { TextsByLanguage } from './languages.rule';
import { MenuFace } from './menu-face.dto';

/** The part of a published menu that anyone may know. */
export class PublicMenuView extends MenuFace {
  @TextsByLanguage()
  translations: Translations;

  /** Whether the owner's plan leaves our name off the page. */
  @Flag()
  whiteLabel: boolean;
}

export class PublicCategoryView extends CategoryFace {
  @TextsByLanguage()
  translations: Translations;
}

export class PublicItemView extends ItemFace {
  @TextsByLanguage()
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
  | {
      readonly state: 'published';
      /**
       * The `PublishedMenu` as JSON. Of five hundred items it is megabytes, which are read on threads
       * alone: nobody's loop on their way takes them apart.
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

/** Most menus that are asked for in one message. */
export const MENUS_PER_BATCH = 32;

export class PublicMenusRequest {
  @IdList(MENUS_PER_BATCH)
  menuIds: string[];
}

/**
 * Of each menu in turn what it is answered by itself, or that it is `large`: it has more than a message of many
 * menus carries, and is to be asked for by itself.
 */
export type PublicMenusReply = readonly (PublicMenuReply | { readonly state: 'large' })[];

/** A human address, as a diner's browser or an old print has it. */
export class SlugRequest {
  @Slug()
  slug: string;
}

/** Whose a human address is; `slug` is the one it has now, which may be another. */
export type SlugReply =
  | { readonly menuId: string; readonly slug: string }
  | { readonly menuId: null };

/** The short code in a QR code. */
export class ShortCodeRequest {
  @ShortCode()
  shortCode: string;
}

/** Where a short code leads: to a menu, published or not, and for which of its tables; or to a restaurant. */
export type ShortCodeReply =
  | { readonly menuId: string; readonly table: string | null }
  | { readonly menuId: null; readonly restaurantSlug: string }
  | { readonly menuId: null };

/** A line of the sitemap: of a published menu, or of a restaurant that has one. */
export interface SitemapEntry {
  readonly slug: string;
  readonly isRestaurant?: boolean;
  readonly updatedAt: string;
}

export class SitemapRequest {
  @WholeNumber(1, 1_000_000)
  page: number;
}
