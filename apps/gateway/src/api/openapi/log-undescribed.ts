import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { REPLAYED_HEADER } from '../../pipeline/idempotency/answer';
import { DescribedAnswers, mediaTypeOf } from './described-answers';
import { readDocument } from './read-document.mjs';

/** Whoever develops a page does not wait for the document, which says little more of pages than their type. */
const DESCRIBED = '/api/';

/**
 * Logs what the document does not describe of an answer, and sends it as it is. For development: every
 * answer is read. Streams and compressed bodies are not.
 * @param document OpenAPI 3.1, made by whoever asks for it first
 */
export function logUndescribed(
  fastify: FastifyInstance,
  document: () => unknown,
  logger: Logger,
): void {
  let described: DescribedAnswers | undefined;
  fastify.addHook('onSend', ({ method, url, id: requestId }, reply, payload, done) => {
    const body = payload ?? '';
    const isText = typeof body === 'string' || Buffer.isBuffer(body);
    if (url.startsWith(DESCRIBED) && isText && !reply.hasHeader('content-encoding')) {
      const type = mediaTypeOf(reply.getHeader('content-type')?.toString());
      const isRepeat = reply.getHeader(REPLAYED_HEADER) === 'true';
      const headers = reply.getHeaders();
      const answer = { status: reply.statusCode, type, headers, text: body.toString(), isRepeat };
      described ??= new DescribedAnswers(readDocument(document()).operations);
      const fault = described.faultOf(method, url, answer);
      if (fault) logger.warn({ fault, requestId }, 'undescribed answer');
    }
    done(null, payload);
  });
}
