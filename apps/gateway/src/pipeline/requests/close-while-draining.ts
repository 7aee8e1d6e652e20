import type { Lifecycle } from '@cartaviva/process';
import type { FastifyInstance } from 'fastify';
import type { OpenSockets } from './open-sockets';

/**
 * While the gateway drains, it answers all requests and asks clients to reconnect, which leads them to another
 * gateway. When the server closes, it closes all sockets.
 */
export function closeWhileDraining(
  fastify: FastifyInstance,
  lifecycle: Pick<Lifecycle, 'isDraining'>,
  sockets: Pick<OpenSockets, 'close'>,
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
