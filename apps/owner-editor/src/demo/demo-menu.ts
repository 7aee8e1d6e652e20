import {
  CountryCode,
  CurrencyCode,
  Design,
  Flag,
  Language,
  ListOf,
  MAX_VERSION,
  Moment,
  Nested,
  Nullable,
  QrDesignView,
  SecondCurrencyView,
  Slug,
  Text,
  ThemeColor,
  TextsByLanguage,
  TimeZone,
  WeekHours,
  WholeNumber,
} from '@cartaviva/contracts';
import {
  DEFAULT_COUNTRY,
  DEFAULT_MENU_DESIGN,
  HOME_TIME_ZONE,
  OTHER_LANGUAGE_CODES,
  PLAIN_QR,
  TEXT_LIMITS,
  TRANSLATED_FIELDS,
  TRANSLATED_KINDS,
  type Country,
  type Currency,
  type LanguageCode,
  type MenuDesign,
  type OtherLanguageCode,
  type TranslatedField,
  type TranslatedKind,
  type Translations,
} from '@cartaviva/domain';
import { IsArray, IsIn, IsString } from 'class-validator';
import { DemoItem, LocalImage } from './demo-item';

/** A translated text in the format of an earlier version, which stored texts beside the menu. */
export class DemoText {
  @Language()
  language: LanguageCode;

  @IsIn([...TRANSLATED_KINDS])
  kind: TranslatedKind;

  @Text({ min: 1, max: TEXT_LIMITS.name })
  id: string;

  @IsIn([...TRANSLATED_FIELDS])
  field: TranslatedField;

  @Text({ max: TEXT_LIMITS.description })
  source: string;

  @Text({ max: TEXT_LIMITS.description })
  text: string;
}

export class DemoCategory {
  @Text({ min: 1, max: TEXT_LIMITS.name })
  id: string;

  @Text({ min: 1, max: TEXT_LIMITS.name })
  name: string;

  @Nullable()
  @WeekHours()
  openingHours: string | null = null;

  @TextsByLanguage()
  translations: Translations = {};

  @ListOf(() => DemoItem)
  items: DemoItem[];
}

/**
 * A menu as demo mode stores it, in one piece (specification §3, "Demo menu"). Fields added after an earlier visit
 * have default values.
 */
export class DemoMenu {
  @Text({ min: 1, max: TEXT_LIMITS.name })
  id: string;

  @Text({ min: 1, max: TEXT_LIMITS.name })
  name: string;

  @Text({ min: 1, max: TEXT_LIMITS.name })
  restaurantName: string;

  @Nullable()
  @Text({ max: TEXT_LIMITS.description })
  description: string | null = null;

  @Nullable()
  @Text({ max: TEXT_LIMITS.address })
  address: string | null = null;

  @Nullable()
  @Text({ max: TEXT_LIMITS.phone })
  phone: string | null = null;

  @CountryCode()
  country: Country['code'] = DEFAULT_COUNTRY;

  @TimeZone()
  timeZone = HOME_TIME_ZONE;

  @Nullable()
  @WeekHours()
  openingHours: string | null = null;

  @Nullable()
  @LocalImage()
  logoUrl: string | null = null;

  @Nullable()
  @LocalImage()
  coverUrl: string | null = null;

  @Nullable()
  @IsString()
  logoPlaceholder: string | null = null;

  @ThemeColor()
  themeColor: string;

  @Design()
  design: MenuDesign = DEFAULT_MENU_DESIGN;

  @CurrencyCode()
  currency: Currency['code'];

  @Nullable()
  @Nested(() => SecondCurrencyView)
  secondCurrency: SecondCurrencyView | null = null;

  @Flag()
  addsItbis = false;

  @Flag()
  addsLey = false;

  @IsIn([...OTHER_LANGUAGE_CODES], { each: true })
  @IsArray()
  languages: OtherLanguageCode[] = [];

  @Nested(() => QrDesignView)
  qrDesign: QrDesignView = Object.assign(new QrDesignView(), PLAIN_QR);

  @Slug()
  slug = 'demo';

  /** Contains characters that no real code has, so it never leads to an existing menu. */
  @IsString()
  shortCode = 'EJEMPLO';

  @Flag()
  isPublished: boolean;

  @WholeNumber(1, MAX_VERSION)
  version = 1;

  @Moment()
  updatedAt = new Date().toISOString();

  @ListOf(() => DemoCategory)
  categories: DemoCategory[];

  @ListOf(() => DemoItem)
  items: DemoItem[] = [];

  @TextsByLanguage()
  translations: Translations = {};

  /** Texts in other languages from an earlier version that `adoptTexts` has not moved yet. */
  @ListOf(() => DemoText)
  texts: DemoText[] = [];
}
