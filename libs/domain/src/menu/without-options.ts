import type { TranslatedTexts, Translations } from '../languages';

/** The translations without those of options that the item no longer has, as after a renaming. */
export function withoutOptions(translations: Translations, names: readonly string[]): Translations {
  const languages = Object.entries(translations).map(([language, texts]) => {
    const { options = {}, ...others } = texts;
    const stored = Object.entries(options).filter(([name]) => names.includes(name));
    const left: TranslatedTexts = {
      ...others,
      ...(stored.length > 0 && { options: Object.fromEntries(stored) }),
    };
    return [language, left] as const;
  });
  return Object.fromEntries(languages.filter(([, texts]) => Object.keys(texts).length > 0));
}
