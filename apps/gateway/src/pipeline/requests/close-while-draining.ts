import type { Lifecycle } from '@cartaviva/process';
import type { FastifyInstance } from 'fastify';
import type { OpenSockets } from './open-sockets';

/**
 * A draining gateway answers everything and asks its clients to come back over a new connection, to
 * another gateway; when it closes, it closes every socket.
 */
export function closeWhileDraining(
  fastify: FastifyInstance,
  lifecycle: Lifecycle,
  sockets: OpenSockets,
): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    if (lifecycle.isDraining) void reply.header('connection', 'close');
    done();
  });
  fastify.addHook('preClose', (done) => {
    sockets.close();
    done();
  });
}
