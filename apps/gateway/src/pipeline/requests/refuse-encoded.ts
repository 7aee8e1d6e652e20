import { DomainError } from '@cartaviva/contracts';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../errors/problem.filter';

/** Refuses compressed bodies: a kilobyte of one may be a gigabyte. What is taken is said (RFC 9110, section 12.5.3). */
export function refuseEncoded(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase();
    if (!encoding || encoding === 'identity') return done();
    // What still comes of the body is not read.
    void reply.headers({ 'accept-encoding': 'identity', connection: 'close' });
    sendProblem(new DomainError('ENCODED_BODY'), request, reply);
  });
}
