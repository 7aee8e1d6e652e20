import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Client in a process of its own, so that one measurement does not slow down another. It sends requests at a constant
 * rate, whether or not earlier ones are answered, because real users do not wait for each other either. `{n}` in the
 * body is the number of the request, modulo `distinct`. Prints the time of every request to the last byte in
 * milliseconds, the count of each status, and the number of connections that were `cut` before their response.
 * @typedef {{ url: string, perSecond: number, seconds: number, body?: string, distinct?: number }} Calls
 * @typedef {{ ms: number[], statuses: Record<string, number> }} Answers
 */
/** @type {Calls} */
const { url, perSecond, seconds, body, distinct = Infinity } = JSON.parse(process.argv[2] ?? '{}');

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
/** @type {Answers} */
const answers = { ms: [], statuses: {} };

/** @param {string} [text] @returns {Promise<void>} */
function call(text) {
  const start = performance.now();
  const headers = text ? { 'content-type': 'application/json' } : { 'accept-encoding': 'br' };
  return new Promise((resolve) => {
    const note = (/** @type {string} */ outcome) => {
      answers.statuses[outcome] = (answers.statuses[outcome] ?? 0) + 1;
      resolve();
    };
    request(url, { agent, method: text ? 'POST' : 'GET', headers }, (response) => {
      response
        .resume()
        .once('error', () => note('cut'))
        .once('end', () => {
          answers.ms.push(performance.now() - start);
          note(String(response.statusCode));
        });
    })
      .once('error', () => note('cut'))
      .end(text);
  });
}

const start = performance.now();
/** @type {Promise<void>[]} */
const calls = [];
for (let n = 0; n < perSecond * seconds; n += 1) {
  const wait = start + (n * 1000) / perSecond - performance.now();
  if (wait > 0) await pause(wait);
  calls.push(call(body?.replace('{n}', `${n % distinct}`)));
}
await Promise.all(calls);
agent.destroy();
process.stdout.write(JSON.stringify(answers));
