import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../tools/engines/ports.mjs';

/** @param {number} count */
export const names = (count) => Array.from({ length: count }, () => randomUUID());

/**
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

/**
 * Sends one request. `isOver` returns true while the clients are being stopped.
 * @typedef {(isOver: () => boolean) => Promise<unknown>} Request
 */

/**
 * Clients that repeat their requests until they are stopped.
 * @param {Record<string, Request>} requests
 * @param {number} everyMs pause of a client between a response and its next request, in milliseconds
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
 * Resolves with true on success and with false on status 503, which asks the client to retry. Rejects otherwise.
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
 * Repeats a write until it succeeds, as a client with an idempotency key may.
 * @param {() => Promise<import('../ledger.mjs').Outcome>} write
 */
export const untilAcknowledged = (write) =>
  until(async () => (await write()) === 200, 60_000, 'a client gave up');

/**
 * Sends a request as a browser without a session does. Resolves with the status, and rejects with the status of an
 * error.
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
