import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RefusedRequest } from '../errors/problem.filter';
import type { Answer } from './answer';
import type { StoredAnswers } from './stored-answers';
import type { TurnRequest } from './keyed-writes.interceptor';

/** Maximum size of a stored body, in bytes. The replay of a longer one has only its status and headers. */
const MAX_BYTES = 262_144;
/** Stored headers, which belong to the content. Others belong to the connection or to every response. */
const HEADERS = ['content-type', 'cache-control', 'location', 'retry-after', 'etag'] as const;

/**
 * Returns true if a repeat may have another result and must be executed again. An upload that a newer one replaced
 * gets WRITE_UNDER_WAY, which is temporary.
 */
const isPassing = (status: number, { refusal }: RefusedRequest) =>
  status >= 500 || status === 429 || refusal === 'WRITE_UNDER_WAY';

const logger = new Logger('StoreAnswers');

/** Stores the response of a keyed write before it is sent. */
export function storeAnswers(fastify: FastifyInstance, stored: StoredAnswers): void {
  // Other responses, such as diner pages, also pass here and must not pay for a promise.
  fastify.addHook('onSend', (request: TurnRequest, reply, payload, done) => {
    const { turn } = request;
    if (!turn) return done(null, payload);
    delete request.turn;
    const settled = isPassing(reply.statusCode, request)
      ? stored.giveUp(turn)
      : stored.keep(turn, answerOf(reply, payload));
    settled
      // The write is done, so its caller gets the response even if storing it failed.
      .catch((error: unknown) => logger.warn({ err: error, requestId: request.id }))
      .then(() => done(null, payload), done);
  });
}

function answerOf(reply: FastifyReply, payload: unknown): Answer {
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
  const isShort = isText && Buffer.byteLength(payload) <= MAX_BYTES;
  const headers = HEADERS.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)]];
  });
  return {
    status: reply.statusCode,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: isShort ? payload.toString() : '',
  };
}
