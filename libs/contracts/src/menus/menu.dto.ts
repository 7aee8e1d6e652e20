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
import { Expected, MAX_VERSION, OverMenu } from './version';

/** What may be said of a menu when it is made and whenever it is changed. */
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

  /** A new menu without one has that of its time zone, phone or currency. */
  @Unchanged()
  @CountryCode()
  country?: Country['code'];

  /** A menu that changes its country alone has that country's. */
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

  /** How diners see it; each is free to every plan. */
  @Unchanged()
  @Design()
  design?: MenuDesign;

  @Unchanged()
  @Flag()
  isPublished?: boolean;
}

/** POST /api/menus (specification §7). What is left out takes the column's default. */
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

export class CreateMenu extends CreateMenuRequest {
  /** The id it is to have, so that a write that is sent again makes nothing twice. */
  @Unchanged()
  @Id()
  newId?: string;
}

/** PUT /api/menus/{id}: only what is sent changes. */
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

  /** Goes when the menu's currency becomes another one: its rate was of that. */
  @Clearable()
  @Nested(() => SecondCurrencyView)
  secondCurrency?: SecondCurrencyView | null;

  /** The languages it is offered in besides its own; more than none needs a plan with languages. */
  @Unchanged()
  @Languages()
  languages?: OtherLanguageCode[];

  /** Other than black on white needs a plan with branding. */
  @Unchanged()
  @Nested(() => QrDesignView)
  qrDesign?: QrDesignView;

  /**
   * Fills an empty menu with a template's categories and items (GET /api/menu-templates): refused as
   * CHANGED_MEANWHILE when it has any.
   */
  @Unchanged()
  @Slug()
  templateId?: string;
}

export class UpdateMenu extends UpdateMenuRequest {
  @Id()
  menuId: string;

  @Expected()
  expectedVersion?: number;

  @Expected()
  expectedRevision?: number;
}

export class MenuRequest {
  @Id()
  menuId: string;
}

/** A deletion or its undoing. */
export class MenuOverVersion extends OverMenu {
  @Id()
  menuId: string;
}

/** POST /api/menus/{id}/duplicate. */
export class DuplicateMenuRequest {
  /** Whether its items are those of the menu, with their own prices; else each is another from now on. */
  @Unchanged()
  @Flag()
  shareItems?: boolean;
}

export class DuplicateMenu extends DuplicateMenuRequest {
  @Id()
  menuId: string;

  /** The id it is to have, so that a write that is sent again makes nothing twice. */
  @Unchanged()
  @Id()
  newId?: string;
}

/** A menu as its owner sees it (specification §3). */
export class MenuView extends MenuFace {
  @Id()
  userId: string;

  @Nested(() => QrDesignView)
  qrDesign: QrDesignView;

  @Flag()
  isPublished: boolean;

  /** Grows with each change of the menu itself, not of its items; the ETag of the menu. */
  @WholeNumber(1, MAX_VERSION)
  version: number;

  @IsISO8601()
  createdAt: string;
}
