import { DomainError } from '@cartaviva/contracts';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../errors/problem.filter';
import { clientAt } from './client-network';

/** After so many seconds a client that was refused may try again. */
const RETRY_SECONDS = 5;

/**
 * Refuses requests of a client of whom so many are under way: those that do not end, as bodies that trickle in,
 * would take this process from all others. Behind a proxy the client is whom it forwards for, and all connections
 * are the proxy's.
 */
export function boundClients(fastify: FastifyInstance, maxUnderWay: number): void {
  const underWay = new Map<string, number>();
  fastify.addHook('onRequest', (request, reply, done) => {
    const client = clientAt(request.ip);
    const before = underWay.get(client) ?? 0;
    if (before >= maxUnderWay) {
      void reply.header('connection', 'close');
      const refusal = new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_SECONDS });
      return sendProblem(refusal, request, reply);
    }
    underWay.set(client, before + 1);
    const { socket } = request.raw;
    const response = reply.raw;
    // A stream of events leaves its response before its connection ends.
    const leave = () => {
      response.off('close', leave);
      socket.off('close', leave);
      const left = underWay.get(client)! - 1;
      if (left > 0) underWay.set(client, left);
      else underWay.delete(client);
    };
    response.once('close', leave);
    socket.once('close', leave);
    done();
  });
}
