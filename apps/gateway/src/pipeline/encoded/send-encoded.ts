import type { FastifyReply, FastifyRequest } from 'fastify';
import { knowsTag } from '../requests/entity-tags';
import type { EncodedBody, Encoding } from './encoded-body';

/** Named, and not with the weight 0 that refuses it. */
const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** The smallest encoding that an Accept-Encoding header takes. */
export function encodingFor(accepted = ''): Encoding {
  if (TAKES_BROTLI.test(accepted)) return 'br';
  return TAKES_GZIP.test(accepted) ? 'gzip' : 'identity';
}

/** Whether a browser has a body already, by what it says in If-None-Match. */
export const isKnown = ({ etag }: EncodedBody, known: string | undefined): boolean =>
  known !== undefined && (known.includes(etag) || knowsTag(known, etag));

/** What is said of a body that leaves in an encoding; of one that stays, because it is known, in none. */
export function encodedHeaders(
  body: EncodedBody,
  encoding: Encoding | undefined,
): Readonly<Record<string, string>> {
  // Asked again every time: a changed price shows at once, and an unchanged menu costs no bytes.
  const always = { 'cache-control': 'no-cache', vary: 'accept-encoding', etag: body.etag };
  if (!encoding) return always;
  return {
    ...always,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-type': body.type,
    'content-length': String(body[encoding].length),
  };
}

/** Answers with bytes as they lie in memory, or 304 when the browser has them. */
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
