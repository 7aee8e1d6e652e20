import { DomainError } from '@cartaviva/contracts';
import { DEFAULT_LANGUAGE, localeOf, type LanguageCode } from '@cartaviva/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBody } from '../../pipeline/encoded/encoded-body';
import { sendEncoded } from '../../pipeline/encoded/send-encoded';
import { FRAMED_BY_OURSELVES } from '../../pipeline/security/security-headers';
import { languageAsked } from './language-asked';
import type { MenuPage, PublicBodies } from './menu-page';

/** One of the public reads. */
export type Part = keyof PublicBodies;

/**
 * The headers of a page's HTML in the language that was asked for, or in its own.
 * @param framing who may show it in a frame
 */
export function pageHeaders(
  asked: LanguageCode | undefined,
  { translations }: MenuPage,
  framing: Readonly<Record<string, string>> = FRAMED_BY_OURSELVES,
): Readonly<Record<string, string>> {
  const language = asked && translations.has(asked) ? asked : DEFAULT_LANGUAGE;
  return { ...framing, 'content-language': localeOf(language) };
}

/** Answers with the page itself, in one of its languages. */
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

/** Made once: its stack need not be taken for each answer. */
export const NOT_PUBLISHED = new DomainError('MENU_NOT_FOUND');

/** Answers with a part of a menu's page. Only a published menu has any. */
export function sendPart(
  part: Part,
  { bodies }: MenuPage,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!bodies) throw NOT_PUBLISHED;
  sendEncoded(request, reply, bodies[part], 200);
}
