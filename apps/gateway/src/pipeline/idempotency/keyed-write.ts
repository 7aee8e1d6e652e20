import { DomainError, type Actor } from '@cartaviva/contracts';
import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';

/** 1 to 255 printable characters of ASCII. */
const KEY = /^[\x21-\x7e]([\x20-\x7e]{0,253}[\x21-\x7e])?$/;
export const KEY_HEADER = 'idempotency-key';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** A write that its caller may send again without its being done again. */
export interface KeyedWrite {
  /** Whose write of what, by which key: the same for every repeat. */
  readonly id: string;
  /** Whose write, whichever it is. */
  readonly caller: string;
  /** Of what was sent: another one under the same key is a mistake of the caller. */
  readonly content: string;
}

/**
 * Keyed, because Redis keeps on disk what it is given, and a body may hold a password: nobody tries
 * guesses at it there.
 */
const digest = (secret: string, ...parts: readonly unknown[]) =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');

/**
 * What a request with an Idempotency-Key asks for; nothing for reads, for requests without a key and
 * for callers nobody knows, whose keys could be anybody's. INVALID_INPUT for a key that is none.
 */
export function keyedWriteOf(
  { method, url, headers, body }: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'body'>,
  actor: Actor | undefined,
  secret: string,
): KeyedWrite | undefined {
  const key = headers[KEY_HEADER];
  if (key === undefined || !WRITES.has(method) || actor?.kind !== 'user') return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    const fields = { [KEY_HEADER]: 'Idempotency-Key debe tener de 1 a 255 caracteres ASCII' };
    throw new DomainError('INVALID_INPUT', { fields });
  }
  // Nobody is answered what another person of the account was.
  const caller = [actor.accountId, actor.member?.userId ?? actor.userId];
  // A form that is sent again has another boundary.
  const type = (headers['content-type'] ?? '').replace(/^multipart\/form-data.*$/is, 'form');
  return {
    id: digest(secret, ...caller, method, addressOf(url), key),
    caller: digest(secret, ...caller),
    content: digest(
      secret,
      type,
      contentOf(body, headers['content-length']),
      headers['if-match'] ?? null,
    ),
  };
}

/** One for all ways to write an address: the router takes it with a slash at its end and with letters encoded. */
function addressOf(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  return `${decodeURIComponent(path).replace(/(?<=.)\/$/, '')}?${query}`;
}

/** Bytes that go straight on to the storage are told apart by their length. */
function contentOf(body: unknown, length: string | undefined): unknown {
  if (Buffer.isBuffer(body)) return body.toString('base64');
  const isStream = typeof body === 'object' && body !== null && 'pipe' in body;
  return isStream ? (length ?? '') : (body ?? null);
}
