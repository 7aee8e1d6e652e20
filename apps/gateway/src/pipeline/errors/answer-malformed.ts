import { DomainError, type ErrorCode } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemAnswer } from './problem';

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
    const refusal = new DomainError(CODES[code] ?? 'INVALID_INPUT');
    const { status, headers: own, body } = problemAnswer(refusal, '/', requestId);
    const lines = Object.entries({
      ...headers,
      'x-request-id': requestId,
      ...own,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const begin = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
    socket.end(`${begin}${lines.join('')}\r\n${body}`);
  };
