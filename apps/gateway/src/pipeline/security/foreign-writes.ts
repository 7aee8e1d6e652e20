import { DomainError } from '@cartaviva/contracts';
import type { FastifyInstance } from 'fastify';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns a function that recognizes the origin of our own pages. On plain HTTP, as in development, the request's
 * host also counts as ours.
 */
export const isOurOrigin =
  (publicUrl: string) =>
  (origin: string, host: string | undefined): boolean =>
    origin === publicUrl || (!publicUrl.startsWith('https:') && origin === `http://${host}`);

/**
 * Rejects writes that another site triggers in a browser. Browsers send Origin or Sec-Fetch-Site. A program that
 * sends neither has no cookies of other users.
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
