import {
  Allergens,
  DietaryTags,
  Extras,
  Flag,
  ItemOption,
  MAX_VERSION,
  Moment,
  Nullable,
  Price,
  Sizes,
  Text,
  TextsByLanguage,
  WholeNumber,
} from '@cartaviva/contracts';
import {
  MAX_PLACE,
  TEXT_LIMITS,
  type Allergen,
  type DietaryTag,
  type Translations,
} from '@cartaviva/domain';
import { IsString } from 'class-validator';

/** Demo images are stored inside their menu as data URLs, because the browser has no other place for them. */
export const LocalImage = () => IsString();

/** An item as demo mode stores it. Fields added after an earlier visit have default values. */
export class DemoItem {
  @Text({ min: 1, max: TEXT_LIMITS.name })
  id: string;

  @Text({ min: 1, max: TEXT_LIMITS.name })
  name: string;

  @Nullable()
  @Text({ max: TEXT_LIMITS.externalId })
  externalId: string | null = null;

  @Nullable()
  @Text({ max: TEXT_LIMITS.description })
  description: string | null = null;

  @Price()
  price: string;

  @Nullable()
  @LocalImage()
  imageUrl: string | null = null;

  @Nullable()
  @IsString()
  imagePlaceholder: string | null = null;

  @DietaryTags()
  dietaryTags: DietaryTag[] = [];

  @Allergens()
  allergens: Allergen[] = [];

  @Flag()
  isAvailable = true;

  @Nullable()
  @Moment()
  availableAgainAt: string | null = null;

  @Sizes()
  sizes: ItemOption[] = [];

  @Extras()
  extras: ItemOption[] = [];

  @WholeNumber(0, MAX_PLACE)
  displayOrder = 0;

  @TextsByLanguage()
  translations: Translations = {};

  @WholeNumber(1, MAX_VERSION)
  version = 1;
}
