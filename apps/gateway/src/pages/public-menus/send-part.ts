import { DomainError } from '@cartaviva/contracts';
import { DEFAULT_LANGUAGE, localeOf, type LanguageCode } from '@cartaviva/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBody } from '../../pipeline/encoded/encoded-body';
import { sendEncoded } from '../../pipeline/encoded/send-encoded';
import { FRAMED_BY_OURSELVES } from '../../pipeline/security/security-headers';
import { languageAsked } from './language-asked';
import type { MenuPage, PublicBodies } from './menu-page';

export type Part = keyof PublicBodies;

/**
 * Returns the headers of a page in the requested language, or in the menu's own.
 * @param framing defines which sites can frame the page
 */
export function pageHeaders(
  asked: LanguageCode | undefined,
  { translations }: MenuPage,
  framing: Readonly<Record<string, string>> = FRAMED_BY_OURSELVES,
): Readonly<Record<string, string>> {
  const language = asked && translations.has(asked) ? asked : DEFAULT_LANGUAGE;
  return { ...framing, 'content-language': localeOf(language) };
}

export function sendPage(
  html: EncodedBody,
  page: MenuPage,
  request: FastifyRequest,
  reply: FastifyReply,
  framing?: Readonly<Record<string, string>>,
): void {
  void reply.headers(pageHeaders(languageAsked(request.query), page, framing));
  sendEncoded(request, reply, html, page.status);
}

/** Created once to avoid a stack trace for each response. */
export const NOT_PUBLISHED = new DomainError('MENU_NOT_FOUND');

/** Sends a part of a menu. Throws `NOT_PUBLISHED` if the menu is not published. */
export function sendPart(
  part: Part,
  { bodies }: MenuPage,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!bodies) throw NOT_PUBLISHED;
  sendEncoded(request, reply, bodies[part], 200);
}
