import {
  CATEGORIES_PER_MENU,
  ITEMS_PER_MENU,
  TEXT_LIMITS,
  TRANSLATED_FIELDS,
  TRANSLATED_KINDS,
  type TranslatedField,
  type TranslatedKind,
} from '@cartaviva/domain';
import { IsIn } from 'class-validator';
import { Flag, Id, ListOf, Omittable, Text } from '../rules';

/** A text of the menu in another language. An empty text is not translated. */
export class Translation {
  @IsIn([...TRANSLATED_KINDS])
  kind: TranslatedKind;

  @Id()
  id: string;

  @IsIn([...TRANSLATED_FIELDS])
  field: TranslatedField;

  /** The text in the menu's own language. It identifies the option and is the source of the translation. */
  @Text({ max: TEXT_LIMITS.description })
  source: string;

  @Text({ max: TEXT_LIMITS.description })
  text: string;

  /** True for a draft that nobody has reviewed. Diners read the original text until the field is omitted. */
  @Flag()
  @Omittable()
  needsReview?: boolean;
}

const MOST = 4 * ITEMS_PER_MENU + CATEGORIES_PER_MENU;

/** Body of PUT /api/menus/{id}/translations/{language}. Only the given texts change. */
export class TranslationsRequest {
  @ListOf(() => Translation, { max: MOST })
  texts: Translation[];
}
