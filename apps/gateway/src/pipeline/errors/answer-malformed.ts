import { DomainError, type ErrorCode } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_TYPE, problemOf } from './problem';

/** What Node's own reader of HTTP refuses, in our words; all else is malformed. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'PAYLOAD_TOO_LARGE',
};

/**
 * Answers what is no HTTP that could be read, and ends its connection: no request exists yet, so the
 * answer is written by hand. `headers` are those of every answer.
 */
export const answerMalformed =
  (headers: Readonly<Record<string, string>>) =>
  ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const requestId = randomUUID();
    const problem = problemOf(new DomainError(CODES[code] ?? 'INVALID_INPUT'), '/', requestId);
    const body = JSON.stringify(problem);
    const lines = Object.entries({
      ...headers,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-type': PROBLEM_TYPE,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const status = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n`;
    socket.end(`${status}${lines.join('')}\r\n${body}`);
  };
