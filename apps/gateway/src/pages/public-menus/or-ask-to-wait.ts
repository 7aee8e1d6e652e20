import type { FastifyReply } from 'fastify';
import { toDomainError } from '../../pipeline/errors/to-domain-error';
import { UNAVAILABLE_PAGE } from './unavailable-page';

/** Answers with a page that reloads itself instead of a technical error if a service is unavailable. */
export async function orAskToWait(reply: FastifyReply, answer: () => Promise<void>): Promise<void> {
  try {
    await answer();
  } catch (error) {
    if (toDomainError(error).code !== 'UNAVAILABLE') throw error;
    void reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' });
    void reply.type('text/html; charset=utf-8').send(UNAVAILABLE_PAGE);
  }
}
