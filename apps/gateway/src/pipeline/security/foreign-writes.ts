import { DomainError } from '@cartaviva/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site makes a browser send. Browsers tell where a request comes from in
 * Origin and Sec-Fetch-Site; a program that tells nothing carries no one else's cookies.
 */
export function refuseForeignWrites(fastify: FastifyInstance, publicUrl: string): void {
  const isHttps = publicUrl.startsWith('https:');

  // On plain http, someone's own machine or network, the name they reached us by is ours as well.
  const isOurs = (origin: string, { host }: FastifyRequest) =>
    origin === publicUrl || (!isHttps && origin === `http://${host}`);

  fastify.addHook('onRequest', (request, _reply, done) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isForeign = site === 'cross-site' || (origin !== undefined && !isOurs(origin, request));
    if (isForeign && !READS.has(request.method)) done(new DomainError('FOREIGN_ORIGIN'));
    else done();
  });
}
