import { DomainError } from '@cartaviva/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const BEARER = /^Bearer +(\S*) *$/i;
/** How every key of ours begins. */
const MARK = 'cv_live_';

/** The key that a program shows; nothing where it shows none. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1];

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
