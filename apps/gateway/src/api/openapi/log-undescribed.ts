import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { REPLAYED_HEADER } from '../../pipeline/idempotency/answer';
import { DescribedAnswers, mediaTypeOf } from './described-answers';
import { readDocument } from './read-document.mjs';

/**
 * Path prefix of the checked responses. Pages are skipped, because building the document would delay them and it
 * describes little more than their media type.
 */
const DESCRIBED = '/api/';

/**
 * Logs how responses differ from the document and sends them unchanged. It is meant for development, because it reads
 * every response. It skips streams and compressed bodies.
 * @param document creates the OpenAPI 3.1 document on first use
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
