import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBody, Encoding } from './encoded-body';

const REFUSED = '(?:\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))';
const TAKES_BROTLI = new RegExp(`\\bbr\\b(?!${REFUSED})`);
const TAKES_GZIP = new RegExp(`\\bgzip\\b(?!${REFUSED})`);

/** The smallest encoding that an Accept-Encoding header takes. */
export function encodingFor(accepted = ''): Encoding {
  if (TAKES_BROTLI.test(accepted)) return 'br';
  return TAKES_GZIP.test(accepted) ? 'gzip' : 'identity';
}

/** Answers with bytes as they lie in memory, or 304 when the browser has them. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
  status: number,
): FastifyReply {
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  // Asked again every time: a changed price shows at once, and an unchanged menu costs no bytes.
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: body.etag });
  if (status === 200 && known?.includes(body.etag)) return reply.code(304).send();
  const encoding = encodingFor(accepted);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(status).header('content-type', body.type).send(body[encoding]);
}
