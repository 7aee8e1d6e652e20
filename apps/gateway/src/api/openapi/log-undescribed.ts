import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { REPLAYED_HEADER } from '../../pipeline/idempotency/answer';
import { DescribedAnswers, mediaTypeOf } from './described-answers';

/**
 * Logs what the document does not describe of an answer, and sends it as it is. For development: every
 * answer is read. Streams and compressed bodies are not.
 * @param document OpenAPI 3.1
 */
export function logUndescribed(fastify: FastifyInstance, document: unknown, logger: Logger): void {
  const described = new DescribedAnswers(document);
  fastify.addHook('onSend', ({ method, url, id: requestId }, reply, payload, done) => {
    const body = payload ?? '';
    const isText = typeof body === 'string' || Buffer.isBuffer(body);
    if (isText && !reply.hasHeader('content-encoding')) {
      const type = mediaTypeOf(reply.getHeader('content-type')?.toString());
      const isRepeat = reply.getHeader(REPLAYED_HEADER) === 'true';
      const headers = reply.getHeaders();
      const answer = { status: reply.statusCode, type, headers, text: body.toString(), isRepeat };
      const fault = described.faultOf(method, url, answer);
      if (fault) logger.warn({ fault, requestId }, 'undescribed answer');
    }
    done(null, payload);
  });
}
