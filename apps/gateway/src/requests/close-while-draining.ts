import type { Lifecycle } from '@cartaviva/process';
import type { FastifyInstance } from 'fastify';

/** A stopping gateway asks its clients to come back over a new connection, to another gateway. */
export function closeWhileDraining(fastify: FastifyInstance, lifecycle: Lifecycle): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    if (lifecycle.isDraining) void reply.header('connection', 'close');
    done();
  });
}
