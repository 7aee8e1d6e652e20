import { LANGUAGE_CODES, type LanguageCode } from '@cartaviva/domain';
import type { FastifyRequest } from 'fastify';

const known: ReadonlySet<unknown> = new Set(LANGUAGE_CODES);

/** The language that an address asks for by `?lang=`; nothing else in its query matters to a page. */
export function languageAsked({ query }: FastifyRequest): LanguageCode | undefined {
  const { lang } = query as { lang?: unknown };
  return known.has(lang) ? (lang as LanguageCode) : undefined;
}
