import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen } from './loopback.mjs';

/**
 * @typedef {object} ReceivedSpan
 * @property {string} process
 * @property {string} traceId
 * @property {string} spanId
 * @property {string} [parentSpanId]
 * @property {string} name
 * @property {number} kind span kind of the protocol: 2 server, 3 client, 5 consumer
 * @property {Record<string, unknown>} attributes
 * @property {string[]} links IDs of linked traces
 * @property {boolean} failed
 */

/** @param {any} value value in the protocol's format: `{ stringValue }`, `{ intValue }` and so on */
const plain = (value) => Object.values(value ?? {})[0];

/** @param {any[]} [attributes] @returns {Record<string, unknown>} */
const plainAll = (attributes = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]));

/** @param {any} body OTLP body as JSON @returns {ReceivedSpan[]} */
function spansIn({ resourceSpans }) {
  return resourceSpans.flatMap((/** @type {any} */ { resource, scopeSpans }) => {
    const process = String(plainAll(resource.attributes)['service.name']);
    return scopeSpans
      .flatMap((/** @type {any} */ { spans }) => spans)
      .map((/** @type {any} */ span) => ({
        process,
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId,
        name: span.name,
        kind: span.kind,
        attributes: plainAll(span.attributes),
        links: (span.links ?? []).map((/** @type {any} */ link) => link.traceId),
        failed: span.status?.code === 2,
      }));
  });
}

/**
 * Receives spans instead of Jaeger, by OTLP over HTTP as JSON.
 * @param {{ status?: number }} [options] status of its responses
 */
export async function startOtlpReceiver({ status = 200 } = {}) {
  /** @type {ReceivedSpan[]} */
  const spans = [];
  /** @type {string[]} */
  const texts = [];
  /** @type {import('node:http').IncomingHttpHeaders[]} */
  const headers = [];
  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const receive = async (request, response) => {
    const body = /** @type {any} */ (await json(request));
    const isTraces = request.method === 'POST' && request.url === '/v1/traces';
    if (isTraces && status === 200) spans.push(...spansIn(body));
    texts.push(JSON.stringify(body));
    headers.push(request.headers);
    response
      .writeHead(isTraces ? status : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify({}));
  };
  const server = createServer((request, response) => void receive(request, response));
  return {
    ...(await listen(server)),
    spans,
    /** Bodies of all requests, unparsed. */
    texts,
    headers,
    forget() {
      spans.length = texts.length = headers.length = 0;
    },
  };
}
