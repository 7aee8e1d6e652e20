import {
  CATEGORIES_PER_MENU,
  ITEMS_PER_MENU,
  TEXT_LIMITS,
  type LanguageCode,
} from '@cartaviva/domain';
import { IsIn } from 'class-validator';
import { Id, Language, ListOf, Text } from '../rules';

/** What has texts, and which of them are translated. `option` is a size or an extra, by its name. */
export const TRANSLATED_FIELDS = ['name', 'description', 'option'] as const;
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];
export const TRANSLATED_KINDS = ['menu', 'category', 'item'] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

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
}
