import { DomainError } from '@cartaviva/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendEncoded } from '../encoded/send-encoded';
import { FRAMED_BY_OURSELVES } from '../security/security-headers';
import type { MenuPage, PublicBodies } from './menu-page';

/** The page itself, or one of the public reads. */
export type Part = 'html' | keyof PublicBodies;

/** Answers with a part of a menu's page. Only a published menu has others than its HTML. */
export function sendPart(
  part: Part,
  { html, status, bodies }: MenuPage,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (part === 'html') {
    void reply.headers(FRAMED_BY_OURSELVES);
    sendEncoded(request, reply, html, status);
  } else if (bodies) {
    sendEncoded(request, reply, bodies[part], 200);
  } else {
    throw new DomainError('MENU_NOT_FOUND');
  }
}
