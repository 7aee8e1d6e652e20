import { DomainError } from '@cartaviva/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../errors/problem.filter';
import { takesBytes } from './body-parsers';

/** Time for a body of JSON, in milliseconds; images have the whole request's. */
const BODY_TIMEOUT_MS = 10_000;

/** Whether a request announces a body. */
const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** Refuses bodies that trickle in: a hundred kilobytes are there in seconds, or are an attack. */
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
