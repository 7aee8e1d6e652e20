import {
  MENUS_PER_RESTAURANT,
  RULE_MESSAGES,
  TAB_NAME_MAX,
  TEXT_LIMITS,
  type Country,
  type Currency,
  type MenuDesign,
} from '@cartaviva/domain';
import { IsISO8601, IsString } from 'class-validator';
import {
  Clearable,
  CountryCode,
  CurrencyCode,
  Design,
  Flag,
  Id,
  ImagePath,
  ListOf,
  Nested,
  Nullable,
  ShortCode,
  Slug,
  Text,
  ThemeColor,
  TimeZone,
  Unchanged,
  WeekHours,
  WholeNumber,
  WifiName,
  WifiPassword,
  storedId,
} from '../rules';
import { RestaurantLinksView } from './restaurant-links.dto';
import { MAX_VERSION } from './version';

class RestaurantDetails {
  /** Null or a blank text removes a link, and an absent one stays. */
  @Unchanged()
  @Nested(() => RestaurantLinksView)
  links?: RestaurantLinksView;

  @Clearable()
  @WifiName()
  wifiName?: string | null;

  /** Diners read it on the restaurant's page. It requires a name. */
  @Clearable()
  @WifiPassword()
  wifiPassword?: string | null;

  /** Currency of new menus that name none. */
  @Clearable()
  @CurrencyCode()
  currency?: Currency['code'] | null;

  /** Taxes that new menus add to their prices. */
  @Unchanged()
  @Flag()
  addsItbis?: boolean;

  @Unchanged()
  @Flag()
  addsLey?: boolean;

  @Clearable()
  @Text({ max: TEXT_LIMITS.address })
  address?: string | null;

  @Clearable()
  @Text({ max: TEXT_LIMITS.phone })
  phone?: string | null;

  /** Defaults to the country of the time zone, of the first menu or of the phone. */
  @Unchanged()
  @CountryCode()
  country?: Country['code'];

  /** If only the country changes, the restaurant gets the time zone of that country's capital. */
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

export class RestaurantTab {
  @Id()
  menuId: string;

  /** Label of the tab. It defaults to the menu's name. */
  @Clearable()
  @Text({ max: TAB_NAME_MAX })
  tabName?: string | null;

  /**
   * Hours in which the menu is served, in `opening_hours` format. During these hours the restaurant's page opens with
   * it.
   */
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

/** Body of POST /api/restaurants (docs/adr/0032). */
export class CreateRestaurantRequest extends RestaurantDetails {
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name: string;

  /** Menus in the order of their tabs. */
  @Unchanged()
  @Tabs()
  menus?: RestaurantTab[];
}

/** Body of PUT /api/restaurants/{id}. Absent fields keep their values. */
export class UpdateRestaurantRequest extends RestaurantDetails {
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name?: string;
}

/** Body of PUT /api/restaurants/{id}/menus: the complete list of menus, in order. */
export class RestaurantMenusRequest {
  @Tabs()
  menus: RestaurantTab[];
}

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

  /** Restaurant name that diners read on the menu. */
  @Text({ max: TEXT_LIMITS.name })
  restaurantName: string;

  @Flag()
  showsRestaurantName: boolean;
}

export class RestaurantView {
  @Id()
  id: string;

  @Text({ max: TEXT_LIMITS.name })
  name: string;

  /** Readable part of its address: /r/{slug}. */
  @Slug()
  slug: string;

  /** Content of its QR code: /q/{shortCode}. */
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

  @Nested(() => RestaurantLinksView)
  links: RestaurantLinksView;

  @Nullable()
  @WifiName()
  wifiName: string | null;

  @Nullable()
  @WifiPassword()
  wifiPassword: string | null;

  @Nullable()
  @CurrencyCode()
  currency: Currency['code'] | null;

  @Flag()
  addsItbis: boolean;

  @Flag()
  addsLey: boolean;

  /** Sorted by the order of the tabs. */
  @ListOf(() => RestaurantMenuView)
  menus: RestaurantMenuView[];

  /** ETag of the restaurant. It grows with each change of the restaurant and of its list of menus. */
  @WholeNumber(1, MAX_VERSION)
  version: number;

  @IsISO8601()
  createdAt: string;

  @IsISO8601()
  updatedAt: string;
}

export interface PublicTab extends Pick<RestaurantMenuView, 'menuId' | 'slug' | 'servedHours'> {
  readonly name: string;
}

export interface PublicRestaurant {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly phone: string | null;
  readonly country: Country['code'];
  readonly timeZone: string;
  /** Published menus in the order of their tabs. */
  readonly tabs: readonly PublicTab[];
  /** All menus of the restaurant. A change of any of them may change the tabs. */
  readonly menuIds: readonly string[];
}

/**
 * Restaurant of a readable address. `restaurant.slug` is the current address, which may differ from the requested
 * one.
 */
export interface PublicRestaurantReply {
  readonly restaurant: PublicRestaurant | null;
  /** Menu to which the printed codes of a deleted restaurant lead. */
  readonly leadsTo?: string | null;
}
