import { DomainError } from '@cartaviva/contracts';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../errors/problem.filter';
import { clientAt } from './client-network';

const RETRY_SECONDS = 5;

/**
 * Limits the number of requests that one client has in progress. Without the limit, slow bodies of
 * one client occupy this process. Behind a proxy the client is the forwarded address, because all
 * connections come from the proxy.
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
    // An event stream detaches from its response, so it ends with its connection.
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
