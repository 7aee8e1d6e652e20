import {
  MENUS_PER_RESTAURANT,
  RULE_MESSAGES,
  TAB_NAME_MAX,
  TEXT_LIMITS,
  type Country,
  type MenuDesign,
} from '@cartaviva/domain';
import { IsISO8601, IsString } from 'class-validator';
import {
  Clearable,
  CountryCode,
  Design,
  Flag,
  Id,
  ImagePath,
  ListOf,
  Nullable,
  ShortCode,
  Slug,
  Text,
  ThemeColor,
  TimeZone,
  Unchanged,
  WeekHours,
  WholeNumber,
  storedId,
} from '../rules';
import { MAX_VERSION, OverVersion } from './version';

/** What may be said of a restaurant when it is made and whenever it is changed. */
class RestaurantDetails {
  @Clearable()
  @Text({ max: TEXT_LIMITS.address })
  address?: string | null;

  @Clearable()
  @Text({ max: TEXT_LIMITS.phone })
  phone?: string | null;

  /** A new restaurant without one has that of its time zone, of its first menu or of its phone. */
  @Unchanged()
  @CountryCode()
  country?: Country['code'];

  /** A restaurant that changes its country alone has that country's. */
  @Unchanged()
  @TimeZone()
  timeZone?: string;

  @Clearable()
  @WeekHours()
  openingHours?: string | null;

  @Clearable()
  @ImagePath()
  logoUrl?: string | null;

  @Clearable()
  @ImagePath()
  coverUrl?: string | null;

  @Unchanged()
  @ThemeColor()
  themeColor?: string;

  @Unchanged()
  @Design()
  design?: MenuDesign;
}

/** A menu in its restaurant. */
export class RestaurantTab {
  @Id()
  menuId: string;

  /** What its tab says; the menu's name where there is none. */
  @Clearable()
  @Text({ max: TAB_NAME_MAX })
  tabName?: string | null;

  /** When it is served, in `opening_hours`: the page then opens with it. */
  @Clearable()
  @WeekHours()
  servedHours?: string | null;

  /**
   * If true, diners read the restaurant's name instead of the menu's own. A menu that joins keeps
   * its own name by default.
   */
  @Unchanged()
  @Flag()
  showsRestaurantName?: boolean;
}

const Tabs = () =>
  ListOf(() => RestaurantTab, {
    max: MENUS_PER_RESTAURANT,
    unique: { by: ({ menuId }) => storedId(menuId), message: RULE_MESSAGES.id },
  });

/** POST /api/restaurants (docs/adr/0032). */
export class CreateRestaurantRequest extends RestaurantDetails {
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name: string;

  /** Its menus, in the order of their tabs. */
  @Unchanged()
  @Tabs()
  menus?: RestaurantTab[];
}

export class CreateRestaurant extends CreateRestaurantRequest {
  /** The id it is to have, so that a write that is sent again makes nothing twice. */
  @Unchanged()
  @Id()
  newId?: string;
}

/** PUT /api/restaurants/{id}: only what is sent changes. */
export class UpdateRestaurantRequest extends RestaurantDetails {
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name?: string;
}

export class UpdateRestaurant extends UpdateRestaurantRequest {
  @Id()
  restaurantId: string;

  @Unchanged()
  @WholeNumber(1, MAX_VERSION)
  expectedVersion?: number;
}

export class RestaurantRequest {
  @Id()
  restaurantId: string;
}

export class RestaurantOverVersion extends OverVersion {
  @Id()
  restaurantId: string;
}

/** PUT /api/restaurants/{id}/menus: these and no others, in this order. */
export class RestaurantMenusRequest {
  @Tabs()
  menus: RestaurantTab[];
}

export class ArrangeRestaurant extends RestaurantMenusRequest {
  @Id()
  restaurantId: string;

  @Unchanged()
  @WholeNumber(1, MAX_VERSION)
  expectedVersion?: number;
}

/** A menu of a restaurant as its owner sees it. */
export class RestaurantMenuView {
  @Id()
  menuId: string;

  @Text({ max: TEXT_LIMITS.name })
  name: string;

  @Slug()
  slug: string;

  @Flag()
  isPublished: boolean;

  @Nullable()
  @Text({ max: TAB_NAME_MAX })
  tabName: string | null;

  @Nullable()
  @WeekHours()
  servedHours: string | null;

  /** The restaurant's name as diners read it on the menu. */
  @Text({ max: TEXT_LIMITS.name })
  restaurantName: string;

  @Flag()
  showsRestaurantName: boolean;
}

/** A restaurant as its owner sees it. */
export class RestaurantView {
  @Id()
  id: string;

  @Text({ max: TEXT_LIMITS.name })
  name: string;

  /** Its address: /r/{slug}. */
  @Slug()
  slug: string;

  /** What its QR code holds: /q/{shortCode}. */
  @ShortCode()
  shortCode: string;

  @Nullable()
  @Text({ max: TEXT_LIMITS.address })
  address: string | null;

  @Nullable()
  @Text({ max: TEXT_LIMITS.phone })
  phone: string | null;

  @CountryCode()
  country: Country['code'];

  @TimeZone()
  timeZone: string;

  @Nullable()
  @WeekHours()
  openingHours: string | null;

  @Nullable()
  @ImagePath()
  logoUrl: string | null;

  @Nullable()
  @IsString()
  logoPlaceholder: string | null;

  @Nullable()
  @ImagePath()
  coverUrl: string | null;

  @ThemeColor()
  themeColor: string;

  @Design()
  design: MenuDesign;

  /** In the order of their tabs. */
  @ListOf(() => RestaurantMenuView)
  menus: RestaurantMenuView[];

  /** Grows with each change of the restaurant and of which menus it has; its ETag. */
  @WholeNumber(1, MAX_VERSION)
  version: number;

  @IsISO8601()
  createdAt: string;

  @IsISO8601()
  updatedAt: string;
}

/** A tab of a restaurant's page. */
export interface PublicTab extends Pick<RestaurantMenuView, 'menuId' | 'slug' | 'servedHours'> {
  readonly name: string;
}

/** A restaurant as diners meet it. */
export interface PublicRestaurant {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly phone: string | null;
  readonly country: Country['code'];
  readonly timeZone: string;
  /** Those of its menus that are online, in the order of their tabs. */
  readonly tabs: readonly PublicTab[];
  /** All that it has: a change of any of them may change the tabs. */
  readonly menuIds: readonly string[];
}

/** Whose address it is; `restaurant.slug` is the one it has now, which may be another. */
export interface PublicRestaurantReply {
  readonly restaurant: PublicRestaurant | null;
  /** Of a restaurant that was deleted: the menu that its printed codes lead to. */
  readonly leadsTo?: string | null;
}
