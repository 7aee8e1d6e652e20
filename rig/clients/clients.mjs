import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../tools/engines/ports.mjs';

/** So many names that nothing else has. @param {number} count */
export const names = (count) => Array.from({ length: count }, () => randomUUID());

/**
 * Does the work for each, so many at a time.
 * @template T
 * @param {readonly T[]} all @param {number} atOnce @param {(one: T, place: number) => Promise<unknown>} work
 */
export async function forEach(all, atOnce, work) {
  let next = 0;
  const client = async () => {
    while (next < all.length) {
      const place = next;
      next += 1;
      await work(/** @type {T} */ (all[place]), place);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
}

/** One request of a client; whether its clients are being stopped. @typedef {(isOver: () => boolean) => Promise<unknown>} Request */

/**
 * Clients that ask again and again until they are stopped.
 * @param {Record<string, Request>} requests
 * @param {number} everyMs pause of a client between an answer and its next request
 * @param {number} clientsOfEach
 */
export function keepAsking(requests, everyMs = 100, clientsOfEach = 1) {
  let isOver = false;
  const clients = Object.values(requests).flatMap((request) =>
    Array.from({ length: clientsOfEach }, async () => {
      while (!isOver) {
        await request(() => isOver);
        await pause(everyMs);
      }
    }),
  );
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

/**
 * True when a request is served, false when it is answered 503, as to who is to ask again; rejects otherwise.
 * @param {Promise<unknown>} request
 */
export const isServed = (request) =>
  request.then(
    () => true,
    (error) => {
      if (error.status !== 503) throw error;
      return false;
    },
  );

/**
 * A client that sends a write again until it is acknowledged, as one with an idempotency key may.
 * @param {() => Promise<import('../ledger.mjs').Outcome>} write
 */
export const untilAcknowledged = (write) =>
  until(async () => (await write()) === 200, 60_000, 'a client gave up');

/**
 * What a browser without a session sends; resolves with the status, or rejects with it when it is refused.
 * @param {string} url @param {object} body @param {Record<string, string>} [headers]
 */
export async function post(url, body, headers = {}) {
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (status >= 300) throw Object.assign(new Error(`${url} was refused`), { status });
  return status;
}
