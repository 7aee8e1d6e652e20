import { DomainError, type Actor } from '@cartaviva/contracts';
import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';

const KEY = /^[\x21-\x7e]([\x20-\x7e]{0,253}[\x21-\x7e])?$/;
export const KEY_HEADER = 'idempotency-key';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** A write with an idempotency key, which its caller can safely repeat. */
export interface KeyedWrite {
  /** Digest of the caller, the operation and the key. It is the same for every repeat. */
  readonly id: string;
  readonly caller: string;
  /** Digest of the content. Different content under the same key is an error of the caller. */
  readonly content: string;
}

/**
 * Returns a keyed digest. Redis stores its data on disk, and a body may contain a password that an attacker could
 * otherwise guess offline.
 */
const digest = (secret: string, ...parts: readonly unknown[]) =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');

/**
 * Returns the keyed write of a request. Returns undefined for reads, for requests without a key, and for anonymous
 * callers, whose keys could collide.
 * @throws DomainError INVALID_INPUT for a malformed key
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
  // Members of one account must not get each other's responses.
  const caller = [actor.accountId, actor.member?.userId ?? actor.userId];
  // A repeated form has another boundary.
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

/** Normalizes an address, because the router ignores trailing slashes and percent-encoding. */
function addressOf(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  return `${decodeURIComponent(path).replace(/(?<=.)\/$/, '')}?${query}`;
}

/** Represents a body as text for its digest. Streamed bodies are distinguished only by length. */
function contentOf(body: unknown, length: string | undefined): unknown {
  if (Buffer.isBuffer(body)) return body.toString('base64');
  const isStream = typeof body === 'object' && body !== null && 'pipe' in body;
  return isStream ? (length ?? '') : (body ?? null);
}
