import { LANGUAGE_CODES, type LanguageCode } from '@cartaviva/domain';

const known: ReadonlySet<unknown> = new Set(LANGUAGE_CODES);

/** Returns the language in the parameter `lang`. Pages ignore all other parameters. */
export function languageAsked(query: unknown): LanguageCode | undefined {
  const { lang } = query as { lang?: unknown };
  return known.has(lang) ? (lang as LanguageCode) : undefined;
}
