import { DomainError } from '@cartaviva/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../errors/problem.filter';
import { takesBytes } from './body-parsers';

/** Timeout for a JSON body in milliseconds. Images have only the timeout of the whole request. */
const BODY_TIMEOUT_MS = 10_000;

const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** Rejects slow bodies. A hundred kilobytes arrive within seconds unless the client is an attacker. */
export function refuseSlowBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request) && !takesBytes(request)) {
      const timer = setTimeout(() => {
        void reply.header('connection', 'close');
        reply.raw.once('finish', () => request.raw.destroy());
        sendProblem(new DomainError('TOO_SLOW'), request, reply);
      }, BODY_TIMEOUT_MS);
      const stop = () => clearTimeout(timer);
      request.raw.once('end', stop).once('close', stop);
    }
    done();
  });
}
