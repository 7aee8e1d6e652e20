import type { TranslatedTexts, TranslatedWords, Translations } from '../languages';

/** Removes the translations of options that the item no longer has, for example after a change of their name. */
export function withoutOptions(translations: Translations, names: readonly string[]): Translations {
  const languages = Object.entries(translations).map(([language, { drafts, ...reviewed }]) => {
    const draftsLeft = wordsOf(drafts ?? {}, names);
    const left: TranslatedTexts = {
      ...wordsOf(reviewed, names),
      ...(Object.keys(draftsLeft).length > 0 && { drafts: draftsLeft }),
    };
    return [language, left] as const;
  });
  return Object.fromEntries(languages.filter(([, texts]) => Object.keys(texts).length > 0));
}

function wordsOf(
  { options = {}, ...others }: TranslatedWords,
  names: readonly string[],
): TranslatedWords {
  const stored = Object.entries(options).filter(([name]) => names.includes(name));
  return { ...others, ...(stored.length > 0 && { options: Object.fromEntries(stored) }) };
}
