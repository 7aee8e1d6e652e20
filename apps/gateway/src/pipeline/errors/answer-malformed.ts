import { DomainError, type ErrorCode } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemAnswer } from './problem';

/** Error codes for errors of Node's HTTP parser. All others count as malformed requests. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'PAYLOAD_TOO_LARGE',
};

/**
 * Answers a request that Node could not parse and closes its connection. There is no request object, so the response
 * is written by hand. `headers` are those of every response.
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
