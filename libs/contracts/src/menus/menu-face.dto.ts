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

/** Fields of a menu that its owner and diners may see. */
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

  /** OpenStreetMap's `opening_hours` format: 'Mo-Fr 11:00-23:00; Sa 12:00-02:00; Su off'. */
  @Nullable()
  @WeekHours()
  openingHours: string | null;

  @Nullable()
  @ImagePath()
  logoUrl: string | null;

  /** Photo behind the restaurant's name. */
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

  /** Languages of the menu other than its own. */
  @Languages()
  languages: OtherLanguageCode[];

  /** Readable part of the menu's address: /m/{slug}. */
  @Slug()
  slug: string;

  /** Content of the menu's QR codes: /q/{shortCode}. */
  @ShortCode()
  shortCode: string;

  @IsISO8601()
  updatedAt: string;
}
