import { DomainError } from '@cartaviva/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const SCHEME = 'bearer ';
/** How every key of ours begins. */
const MARK = 'cv_live_';

/**
 * The key that a program shows, blanks around it left out; nothing where it shows none. What is no key is
 * nobody's: whoever shows it is refused, whatever else comes with it.
 */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { authorization = '' } = headers;
  if (authorization.slice(0, SCHEME.length).toLowerCase() !== SCHEME) return undefined;
  return authorization.slice(SCHEME.length).trim();
}

/** Whether an address holds what looks like a key. */
export const showsKey = (url: string): boolean => url.includes(MARK);

/** Refuses keys in addresses, which end up in histories, in logs and with others. */
export function refuseKeysInAddresses(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ url }, _reply, done) => {
    const fields = { authorization: 'Envía la clave en la cabecera Authorization: Bearer' };
    if (showsKey(url)) done(new DomainError('INVALID_INPUT', { fields }));
    else done();
  });
}
