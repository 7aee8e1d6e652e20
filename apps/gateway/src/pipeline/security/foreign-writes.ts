import { DomainError } from '@cartaviva/contracts';
import type { FastifyInstance } from 'fastify';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of ours has an origin. On plain http, someone's own machine or network, the name they reached
 * us by is ours as well.
 */
export const isOurOrigin =
  (publicUrl: string) =>
  (origin: string, host: string | undefined): boolean =>
    origin === publicUrl || (!publicUrl.startsWith('https:') && origin === `http://${host}`);

/**
 * Refuses writes that another site makes a browser send. Browsers tell where a request comes from in
 * Origin and Sec-Fetch-Site; a program that tells nothing carries no one else's cookies.
 */
export function refuseForeignWrites(fastify: FastifyInstance, publicUrl: string): void {
  const isOurs = isOurOrigin(publicUrl);
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isForeign =
      site === 'cross-site' || (origin !== undefined && !isOurs(origin, request.host));
    if (isForeign && !READS.has(request.method)) done(new DomainError('FOREIGN_ORIGIN'));
    else done();
  });
}
