import type { FastifyReply, FastifyRequest } from 'fastify';
import { knowsTag } from '../requests/entity-tags';
import type { EncodedBody, Encoding } from './encoded-body';

/** Matches the encoding unless its weight is 0, which excludes it. */
const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** Returns the smallest encoding that an Accept-Encoding header allows. */
export function encodingFor(accepted = ''): Encoding {
  if (TAKES_BROTLI.test(accepted)) return 'br';
  return TAKES_GZIP.test(accepted) ? 'gzip' : 'identity';
}

export const isKnown = ({ etag }: EncodedBody, known: string | undefined): boolean =>
  known !== undefined && (known.includes(etag) || knowsTag(known, etag));

/** Returns the headers of a body. Without an encoding, they are those of a 304 response. */
export function encodedHeaders(
  body: EncodedBody,
  encoding: Encoding | undefined,
): Readonly<Record<string, string>> {
  // Browsers revalidate each time. A changed price shows immediately, and an unchanged menu transfers no body.
  const always = { 'cache-control': 'no-cache', vary: 'accept-encoding', etag: body.etag };
  if (!encoding) return always;
  return {
    ...always,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-type': body.type,
    'content-length': String(body[encoding].length),
  };
}

export function sendEncoded(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
  status: number,
): FastifyReply {
  const stays = status === 200 && isKnown(body, headers['if-none-match']);
  const encoding = stays ? undefined : encodingFor(headers['accept-encoding']);
  void reply.headers(encodedHeaders(body, encoding));
  return encoding ? reply.code(status).send(body[encoding]) : reply.code(304).send();
}
