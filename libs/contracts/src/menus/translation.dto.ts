import {
  CATEGORIES_PER_MENU,
  ITEMS_PER_MENU,
  TEXT_LIMITS,
  TRANSLATED_FIELDS,
  TRANSLATED_KINDS,
  type LanguageCode,
  type TranslatedField,
  type TranslatedKind,
} from '@cartaviva/domain';
import { IsIn } from 'class-validator';
import { Flag, Id, Language, ListOf, Omittable, Text } from '../rules';
import { Expected } from './version';

/** One text of the menu in another language; an empty one is not translated. */
export class Translation {
  @IsIn([...TRANSLATED_KINDS])
  kind: TranslatedKind;

  @Id()
  id: string;

  @IsIn([...TRANSLATED_FIELDS])
  field: TranslatedField;

  /** The text in the menu's own language: which option it is, and what it is a translation of. */
  @Text({ max: TEXT_LIMITS.description })
  source: string;

  @Text({ max: TEXT_LIMITS.description })
  text: string;

  /** A draft that nobody has looked at yet: diners read the menu's own words until it is left out. */
  @Flag()
  @Omittable()
  needsReview?: boolean;
}

const MOST = 4 * ITEMS_PER_MENU + CATEGORIES_PER_MENU;

/** PUT /api/menus/{id}/translations/{language}: only the texts that are sent change. */
export class TranslationsRequest {
  @ListOf(() => Translation, { max: MOST })
  texts: Translation[];
}

export class TranslationsOf {
  @Id()
  menuId: string;

  @Language()
  language: LanguageCode;
}

export class Translate extends TranslationsRequest {
  @Id()
  menuId: string;

  @Language()
  language: LanguageCode;

  @Expected()
  expectedVersion?: number;

  @Expected()
  expectedRevision?: number;
}
