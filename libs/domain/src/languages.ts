/** A language in which menus can be written. */
export interface MenuLanguage {
  /** BCP 47 code, as in `lang` attributes and in `?lang=`. */
  readonly code: string;
  /** Spanish name, for owners. */
  readonly name: string;
  /** Name in the language itself, for diners. */
  readonly ownName: string;
}

export const MENU_LANGUAGES = [
  { code: 'es', name: 'Español', ownName: 'Español' },
  { code: 'en', name: 'Inglés', ownName: 'English' },
  { code: 'fr', name: 'Francés', ownName: 'Français' },
  { code: 'ht', name: 'Criollo haitiano', ownName: 'Kreyòl ayisyen' },
  { code: 'pt', name: 'Portugués', ownName: 'Português' },
  { code: 'it', name: 'Italiano', ownName: 'Italiano' },
  { code: 'de', name: 'Alemán', ownName: 'Deutsch' },
] as const satisfies readonly MenuLanguage[];

export type LanguageCode = (typeof MENU_LANGUAGES)[number]['code'];

export const DEFAULT_LANGUAGE = 'es' as const satisfies LanguageCode;

export type OtherLanguageCode = Exclude<LanguageCode, typeof DEFAULT_LANGUAGE>;

export const LANGUAGE_CODES: readonly LanguageCode[] = MENU_LANGUAGES.map(({ code }) => code);
export const OTHER_LANGUAGE_CODES = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE);

export function languageOf(code: LanguageCode): MenuLanguage {
  return MENU_LANGUAGES.find((language) => language.code === code)!;
}

/** Returns the locale for `lang` attributes and Content-Language. Spanish is that of the Dominican Republic. */
export const localeOf = (code: LanguageCode): string =>
  code === DEFAULT_LANGUAGE ? 'es-DO' : code;

/** Texts of a menu, a category or an item in another language. Untranslated texts are absent. */
export interface TranslatedWords {
  readonly name?: string;
  readonly description?: string;
  /** Names of an item's sizes and extras, keyed by their name in the menu's own language. */
  readonly options?: Readonly<Record<string, string>>;
}

/** Translations that diners read, and drafts that they do not. */
export interface TranslatedTexts extends TranslatedWords {
  /** Proposals of the dictionary that the owner has not reviewed. */
  readonly drafts?: TranslatedWords;
}

export type Translations = Readonly<Partial<Record<LanguageCode, TranslatedTexts>>>;

interface Translatable {
  readonly name: string;
  readonly description?: string | null;
  readonly translations?: Translations;
}

/** Returns the texts in a language, or the menu's own texts if there is no translation. */
export function textsIn(
  { name, description = null, translations }: Translatable,
  language: LanguageCode,
): { name: string; description: string | null } {
  const texts = translations?.[language];
  return { name: texts?.name ?? name, description: texts?.description ?? description };
}

export function optionIn(
  option: string,
  translations: Translations | undefined,
  language: LanguageCode,
): string {
  const options = translations?.[language]?.options ?? {};
  return (Object.hasOwn(options, option) && options[option]) || option;
}
