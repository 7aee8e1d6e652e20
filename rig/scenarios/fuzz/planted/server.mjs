import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Small API for the fuzzer's own test: `node server.mjs <port> [faults]`. Without a fault, it behaves as its document
 * describes. Faults: `quadratic` normalizes a text before it checks the length, `crash` answers 500 to a nested list,
 * `slow` blocks the event loop for three milliseconds in `GET /slow`, `undescribed` returns an undocumented status,
 * and `leak` returns an undocumented field.
 */
const [port, planted = ''] = process.argv.slice(2);
const faults = planted.split(',');
const MAX_UNITS = 400;

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Texts', version: '1' },
  paths: {
    '/texts': {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Text' } } },
        },
        responses: {
          200: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Length' } } },
          },
          400: {},
          431: {},
        },
      },
    },
  },
  components: {
    schemas: {
      Text: {
        type: 'object',
        properties: {
          text: { type: 'string', maxLength: 100 },
          tags: { type: 'array', maxItems: 5, items: { type: 'string' } },
        },
      },
      Length: { type: 'object', properties: { length: { type: 'integer' } }, required: ['length'] },
    },
  },
};

/** @param {string} body @returns {{ status: number, reply?: object }} */
function answer(body) {
  const { text, tags } = parsed(body) ?? {};
  if (faults.includes('crash') && Array.isArray(tags?.[0])) return { status: 500 };
  if (faults.includes('undescribed') && tags === null) return { status: 418 };
  if (typeof text !== 'string') return { status: 400 };
  if (!faults.includes('quadratic') && text.length > MAX_UNITS) return { status: 400 };
  const { length } = text.normalize('NFC');
  return { status: 200, reply: { length, ...(faults.includes('leak') && { secret: text }) } };
}

function block() {
  const end = performance.now() + 3;
  while (performance.now() < end);
}

/** @param {string} body @returns {any} */
function parsed(body) {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

createServer((request, response) => {
  void text(request).then((body) => {
    if (faults.includes('slow') && request.url === '/slow') block();
    const { status, reply } =
      request.url === '/api/openapi.json' ? { status: 200, reply: DOCUMENT } : answer(body);
    response.writeHead(status, reply && { 'content-type': 'application/json' });
    response.end(reply && JSON.stringify(reply));
  });
}).listen(Number(port), '127.0.0.1');
