import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RefusedRequest } from '../errors/problem.filter';
import type { Answer } from './answer';
import type { StoredAnswers } from './stored-answers';
import type { TurnRequest } from './keyed-writes.interceptor';

/** A longer body is not given again: its repeat is told the status alone. */
const MAX_BYTES = 262_144;
/** What belongs to the answer; the rest belongs to the connection or to every answer alike. */
const HEADERS = ['content-type', 'cache-control', 'location', 'retry-after', 'etag'] as const;

/**
 * Whether asking again may end otherwise: then it must be done again, not told again. An upload is told
 * WRITE_UNDER_WAY when a newer one replaced it, which ends some day.
 */
const isPassing = (status: number, { refusal }: RefusedRequest) =>
  status >= 500 || status === 429 || refusal === 'WRITE_UNDER_WAY';

const logger = new Logger('StoreAnswers');

/** Keeps the answer of a write that holds its key's turn before the answer leaves the system. */
export function storeAnswers(fastify: FastifyInstance, stored: StoredAnswers): void {
  // No promise for the others, diners' pages first of all: they pass here, too.
  fastify.addHook('onSend', (request: TurnRequest, reply, payload, done) => {
    const { turn } = request;
    if (!turn) return done(null, payload);
    delete request.turn;
    const settled = isPassing(reply.statusCode, request)
      ? stored.giveUp(turn)
      : stored.keep(turn, answerOf(reply, payload));
    settled
      // The write is done: whoever did it hears so, even when nobody else can be told.
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
