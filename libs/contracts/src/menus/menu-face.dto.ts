import { TEXT_LIMITS, type Currency, type OtherLanguageCode } from '@cartaviva/domain';
import { IsISO8601, IsString } from 'class-validator';
import { CurrencyCode, Flag, Id, ImagePath, Nullable, Slug, Text, ThemeColor } from '../rules';
import { Languages } from './languages.rule';

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

  @Nullable()
  @ImagePath()
  logoUrl: string | null;

  @ThemeColor()
  themeColor: string;

  @CurrencyCode()
  currency: Currency['code'];

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

  @IsISO8601()
  updatedAt: string;
}
