import { DomainError } from '@cartaviva/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const SCHEME = 'bearer ';
const MARK = 'cv_live_';

/**
 * Returns the bearer token of a request without surrounding spaces, or undefined if there is none. A request with a
 * token that is not a valid key is rejected, even if it also has a session.
 */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { authorization = '' } = headers;
  if (authorization.slice(0, SCHEME.length).toLowerCase() !== SCHEME) return undefined;
  return authorization.slice(SCHEME.length).trim();
}

export const showsKey = (url: string): boolean => url.includes(MARK);

/** Rejects API keys in URLs, because histories and logs record URLs and users share them. */
export function refuseKeysInAddresses(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ url }, _reply, done) => {
    const fields = { authorization: 'Envía la clave en la cabecera Authorization: Bearer' };
    if (showsKey(url)) done(new DomainError('INVALID_INPUT', { fields }));
    else done();
  });
}
