import { request } from 'node:http';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

const DECODERS = { br: createBrotliDecompress, gzip: createGunzip };

/**
 * @typedef {object} Call
 * @property {string} method
 * @property {string} path path as sent, without normalization
 * @property {Record<string, string>} [headers]
 * @property {string | Buffer} [body]
 */

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} type media type without its parameters
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} text
 */

const TIMEOUT_MS = 30_000;

/**
 * Sends one request over its own connection. Rejects when no response arrives.
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
        // An event stream has no end, so its start counts as the response.
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
    // The server may close the connection before it has read a rejected body. Only the response counts.
    sent.on('error', reject).on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.end(body);
  });

/** @param {import('node:http').IncomingMessage} response */
function decoded(response) {
  const encoding = /** @type {keyof typeof DECODERS} */ (response.headers['content-encoding']);
  const decoder = DECODERS[encoding]?.();
  // The reader of the last stream handles errors of all.
  return decoder ? pipeline(response, decoder, () => undefined) : response;
}
