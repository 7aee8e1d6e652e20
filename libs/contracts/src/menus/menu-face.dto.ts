import {
  TEXT_LIMITS,
  type Country,
  type Currency,
  type MenuDesign,
  type OtherLanguageCode,
} from '@cartaviva/domain';
import { IsISO8601, IsString } from 'class-validator';
import {
  CountryCode,
  CurrencyCode,
  Design,
  Flag,
  Id,
  ImagePath,
  Nested,
  Nullable,
  ShortCode,
  Slug,
  Text,
  ThemeColor,
  TimeZone,
  WeekHours,
} from '../rules';
import { Languages } from './languages.rule';
import { SecondCurrencyView } from './second-currency.dto';

/** What a menu shows of itself, to its owner and to diners alike. */
export class MenuFace {
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

  @CountryCode()
  country: Country['code'];

  @TimeZone()
  timeZone: string;

  /** In OpenStreetMap's `opening_hours`: 'Mo-Fr 11:00-23:00; Sa 12:00-02:00; Su off'. */
  @Nullable()
  @WeekHours()
  openingHours: string | null;

  @Nullable()
  @ImagePath()
  logoUrl: string | null;

  /** A photo behind the restaurant's name. */
  @Nullable()
  @ImagePath()
  coverUrl: string | null;

  @ThemeColor()
  themeColor: string;

  @Design()
  design: MenuDesign;

  @CurrencyCode()
  currency: Currency['code'];

  @Nullable()
  @Nested(() => SecondCurrencyView)
  secondCurrency: SecondCurrencyView | null;

  @Nullable()
  @IsString()
  logoPlaceholder: string | null;

  @Flag()
  addsItbis: boolean;

  @Flag()
  addsLey: boolean;

  /** The languages it can be read in besides its own. */
  @Languages()
  languages: OtherLanguageCode[];

  /** Its human address: /m/{slug}. */
  @Slug()
  slug: string;

  /** What its QR codes hold: /q/{shortCode}. */
  @ShortCode()
  shortCode: string;

  @IsISO8601()
  updatedAt: string;
}
