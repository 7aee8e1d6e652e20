import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { listen } from '../loopback.mjs';
import { broken, Refusal } from './refusal.mjs';

/**
 * @typedef {object} Call
 * @property {string} id             ID from the path, if its pattern has one
 * @property {URLSearchParams} query
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} text           the unparsed body
 * @property {() => unknown} json    parses the body; throws a refusal when it is not JSON
 * @property {() => URLSearchParams} form
 *
 * @typedef {object} Answer
 * @property {number} [status]  200 by default
 * @property {unknown} [json]
 * @property {string} [text]
 * @property {Record<string, string>} [headers]
 * @property {boolean} [lost]   true to end the connection without a response
 *
 * @typedef {object} Route
 * @property {string} method
 * @property {string} path  may have one `{id}`
 * @property {(call: Call) => Answer | Promise<Answer>} answer
 */

const LARGEST = 1_000_000;

/** @param {Route[]} routes @param {number} port */
export async function serve(routes, port) {
  const table = routes.map((route) => ({ ...route, pattern: patternOf(route.path) }));
  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const reply = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double');
    const found = table.find(
      ({ method, pattern }) => method === request.method && pattern.test(pathname),
    );
    /** @type {Answer} */
    let answer;
    try {
      if (!found) throw new Refusal(404, { name: 'NOT_FOUND', message: 'No such page.' });
      const text = await bodyOf(request);
      answer = await found.answer({
        id: found.pattern.exec(pathname)?.[1] ?? '',
        query: searchParams,
        headers: request.headers,
        text,
        json: () => parse(text),
        form: () => new URLSearchParams(text),
      });
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error);
      const { status, body: json, headers } = error instanceof Refusal ? error : broken();
      answer = { status, headers, json };
    }
    if (answer.lost) return void request.socket.destroy();
    write(response, answer);
  };
  const server = createServer((request, response) => void reply(request, response));
  return listen(server, port);
}

/** @param {string} path */
const patternOf = (path) =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace('{id}', '([\\w-]+)')}$`);

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST) throw new Refusal(413, { name: 'REQUEST_ENTITY_TOO_LARGE' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** @param {string} text @returns {unknown} */
function parse(text) {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, { name: 'INVALID_REQUEST', message: 'The body is not JSON.' });
  }
}

/** @param {import('node:http').ServerResponse} response @param {Answer} answer */
function write(response, { status = 200, json, text = '', headers = {} }) {
  const debugId = randomBytes(7).toString('hex').slice(1);
  response.writeHead(status, {
    'content-type': json === undefined ? 'text/html; charset=utf-8' : 'application/json',
    'paypal-debug-id': debugId,
    ...headers,
  });
  const explained =
    status >= 400 && typeof json === 'object' ? { ...json, debug_id: debugId } : json;
  response.end(explained === undefined ? text : JSON.stringify(explained));
}
