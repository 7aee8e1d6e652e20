/** A language that a menu can be written in, besides its own. */
export interface MenuLanguage {
  /** BCP 47, as `lang` attributes and `?lang=` carry it. */
  readonly code: string;
  /** In Spanish, for owners. */
  readonly name: string;
  /** In itself, for diners. */
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

/** What every menu is first written in. */
export const DEFAULT_LANGUAGE = 'es' as const satisfies LanguageCode;

/** What a menu can be translated to. */
export type OtherLanguageCode = Exclude<LanguageCode, typeof DEFAULT_LANGUAGE>;

export const LANGUAGE_CODES: readonly LanguageCode[] = MENU_LANGUAGES.map(({ code }) => code);
export const OTHER_LANGUAGE_CODES = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE);

export function languageOf(code: LanguageCode): MenuLanguage {
  return MENU_LANGUAGES.find((language) => language.code === code)!;
}

/** A language as `lang` attributes and Content-Language say it: our Spanish is that of one country. */
export const localeOf = (code: LanguageCode): string =>
  code === DEFAULT_LANGUAGE ? 'es-DO' : code;

/** The words of a menu, a category or an item in one other language; what is missing is not there. */
export interface TranslatedWords {
  readonly name?: string;
  readonly description?: string;
  /** Of an item's sizes and extras, by the name they have in the menu's own language. */
  readonly options?: Readonly<Record<string, string>>;
}

/** What diners read in one other language and, apart from it, drafts that they do not read. */
export interface TranslatedTexts extends TranslatedWords {
  /** What the dictionary proposed and the owner has not looked at yet. */
  readonly drafts?: TranslatedWords;
}

export type Translations = Readonly<Partial<Record<LanguageCode, TranslatedTexts>>>;

interface Translatable {
  readonly name: string;
  readonly description?: string | null;
  readonly translations?: Translations;
}

/** What is read in a language: the translation where there is one, else the menu's own words. */
export function textsIn(
  { name, description = null, translations }: Translatable,
  language: LanguageCode,
): { name: string; description: string | null } {
  const texts = translations?.[language];
  return { name: texts?.name ?? name, description: texts?.description ?? description };
}

/** The name of a size or an extra in a language. */
export function optionIn(
  option: string,
  translations: Translations | undefined,
  language: LanguageCode,
): string {
  const options = translations?.[language]?.options ?? {};
  return (Object.hasOwn(options, option) && options[option]) || option;
}
