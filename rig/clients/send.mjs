import { request } from 'node:http';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

const DECODERS = { br: createBrotliDecompress, gzip: createGunzip };

/**
 * @typedef {object} Call
 * @property {string} method
 * @property {string} path as it is sent, not normalised
 * @property {Record<string, string>} [headers]
 * @property {string | Buffer} [body]
 */

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} type without its parameters
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} text
 */

const TIMEOUT_MS = 30_000;

/**
 * One call over a connection of its own. Rejects when no answer comes.
 * @param {string} base @param {Call} call @returns {Promise<Answer>}
 */
export const send = (base, { method, path, headers: sentHeaders = {}, body }) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const length = body !== undefined && { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(
      {
        hostname,
        port,
        method,
        path,
        headers: { ...length, ...sentHeaders },
        agent: false,
        timeout: TIMEOUT_MS,
      },
      (response) => {
        const { statusCode: status = 0, headers } = response;
        const type = (headers['content-type'] ?? '').split(';', 1)[0] ?? '';
        // A stream of events has no end: that it began is the answer.
        if (type === 'text/event-stream') {
          response.destroy();
          return resolve({ status, type, headers, text: '' });
        }
        buffer(decoded(response)).then(
          (bytes) => resolve({ status, type, headers, text: bytes.toString() }),
          reject,
        );
      },
    );
    // A refused body may be cut off; what counts is the answer.
    sent.on('error', reject).on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.end(body);
  });

/** @param {import('node:http').IncomingMessage} response */
function decoded(response) {
  const encoding = /** @type {keyof typeof DECODERS} */ (response.headers['content-encoding']);
  const decoder = DECODERS[encoding]?.();
  // Its error is that of who reads the last stream.
  return decoder ? pipeline(response, decoder, () => undefined) : response;
}
