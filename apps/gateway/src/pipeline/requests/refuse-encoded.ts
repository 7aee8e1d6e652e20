import { DomainError } from '@cartaviva/contracts';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../errors/problem.filter';

/**
 * Refuses compressed bodies, because a kilobyte may expand to a gigabyte. The answer states the
 * accepted encoding (RFC 9110, section 12.5.3).
 */
export function refuseEncoded(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { headers } = request;
    const encoding = headers['content-encoding']?.trim().toLowerCase();
    const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'];
    if (!encoding || encoding === 'identity' || !hasBody) return done();
    // The connection closes, so the rest of the body is not read.
    void reply.headers({ 'accept-encoding': 'identity', connection: 'close' });
    sendProblem(new DomainError('ENCODED_BODY'), request, reply);
  });
}
