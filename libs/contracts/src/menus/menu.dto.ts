import {
  TEXT_LIMITS,
  type Country,
  type Currency,
  type MenuDesign,
  type OtherLanguageCode,
} from '@cartaviva/domain';
import { IsISO8601 } from 'class-validator';
import {
  Clearable,
  CountryCode,
  CurrencyCode,
  Design,
  Flag,
  Id,
  ImagePath,
  Nested,
  Slug,
  Text,
  ThemeColor,
  TimeZone,
  Unchanged,
  UnlessSent,
  WeekHours,
  WholeNumber,
} from '../rules';
import { Languages } from './languages.rule';
import { MenuFace } from './menu-face.dto';
import { QrDesignView } from './qr-design.dto';
import { SecondCurrencyView } from './second-currency.dto';
import { MAX_VERSION } from './version';

class MenuDetails {
  @Clearable()
  @Text({ max: TEXT_LIMITS.description })
  description?: string | null;

  @Clearable()
  @Text({ max: TEXT_LIMITS.address })
  address?: string | null;

  @Clearable()
  @Text({ max: TEXT_LIMITS.phone })
  phone?: string | null;

  /** Defaults to the country of the time zone or phone, or that of the account's other menus (`completePlace`). */
  @Unchanged()
  @CountryCode()
  country?: Country['code'];

  /** If only the country changes, the menu gets the time zone of that country's capital. */
  @Unchanged()
  @TimeZone()
  timeZone?: string;

  @Clearable()
  @WeekHours()
  openingHours?: string | null;

  @Unchanged()
  @CurrencyCode()
  currency?: Currency['code'];

  @Unchanged()
  @ThemeColor()
  themeColor?: string;

  /** Every plan includes every design. */
  @Unchanged()
  @Design()
  design?: MenuDesign;

  @Unchanged()
  @Flag()
  isPublished?: boolean;
}

/** Body of POST /api/menus (specification §7). Absent fields get the column's default. */
export class CreateMenuRequest extends MenuDetails {
  @UnlessSent('templateId')
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name?: string;

  @UnlessSent('templateId')
  @Text({ min: 1, max: TEXT_LIMITS.name })
  restaurantName?: string;

  /**
   * Creates the menu with a template's categories and items (GET /api/menu-templates). Without
   * `name`, the menu has the template's name.
   */
  @Unchanged()
  @Slug()
  templateId?: string;
}

/** Body of PUT /api/menus/{id}. Absent fields keep their values. */
export class UpdateMenuRequest extends MenuDetails {
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name?: string;

  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  restaurantName?: string;

  @Clearable()
  @ImagePath()
  logoUrl?: string | null;

  @Clearable()
  @ImagePath()
  coverUrl?: string | null;

  @Unchanged()
  @Flag()
  addsItbis?: boolean;

  @Unchanged()
  @Flag()
  addsLey?: boolean;

  /** Cleared if the menu's currency changes, because the rate refers to the previous currency. */
  @Clearable()
  @Nested(() => SecondCurrencyView)
  secondCurrency?: SecondCurrencyView | null;

  /** Languages other than the menu's own. A nonempty list requires a plan with languages. */
  @Unchanged()
  @Languages()
  languages?: OtherLanguageCode[];

  /** A design other than black on white requires a plan with branding. */
  @Unchanged()
  @Nested(() => QrDesignView)
  qrDesign?: QrDesignView;

  /**
   * Fills an empty menu with a template's categories and items (GET /api/menu-templates). Refused as
   * CHANGED_MEANWHILE if the menu has any.
   */
  @Unchanged()
  @Slug()
  templateId?: string;
}

export class MenuRequest {
  @Id()
  menuId: string;
}

/** Body of POST /api/menus/{id}/duplicate. */
export class DuplicateMenuRequest {
  /**
   * If true, the items of the copy are the same items with separate prices. Otherwise the copy gets separate items.
   */
  @Unchanged()
  @Flag()
  shareItems?: boolean;
}

export class MenuView extends MenuFace {
  @Id()
  userId: string;

  @Nested(() => QrDesignView)
  qrDesign: QrDesignView;

  @Flag()
  isPublished: boolean;

  /** ETag of the menu. It grows with each change of the menu itself, but not of its items. */
  @WholeNumber(1, MAX_VERSION)
  version: number;

  @IsISO8601()
  createdAt: string;
}
