import { LANGUAGE_CODES, type LanguageCode } from '@cartaviva/domain';

const known: ReadonlySet<unknown> = new Set(LANGUAGE_CODES);

/** The language that a query asks for by `lang`; nothing else in it matters to a page. */
export function languageAsked(query: unknown): LanguageCode | undefined {
  const { lang } = query as { lang?: unknown };
  return known.has(lang) ? (lang as LanguageCode) : undefined;
}
