import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Pause of one client between two requests, in milliseconds: a steady load that two cores carry. */
const PAUSE_MS = 250;
const CLIENTS_OF_EACH = 2;

/**
 * A mixed load on one address: diners' pages, reads that every service answers, and items created with
 * and without an idempotency key and deleted again. Nothing is tried again: each failure counts.
 * @typedef {object} Load
 * @property {Set<string>} acknowledged names of the items that were answered 201
 * @property {string[]} failures
 * @property {string[]} refused ids of requests that were answered with a problem
 * @property {Record<string, number>} done requests by kind
 * @property {() => Promise<void>} stop
 *
 * @param {import('../../tools/api/owner.mjs').Owner} owner
 * @param {{ pageOf: string, menuId: string, categoryId: string }} where the page's menu, and the one written to
 * @returns {Load}
 */
export function startLoad(owner, { pageOf, menuId, categoryId }) {
  /** @type {Set<string>} */
  const acknowledged = new Set();
  /** @type {string[]} */
  const failures = [];
  /** @type {string[]} */
  const refused = [];
  /** @type {Record<string, number>} */
  const done = {};
  let isOver = false;

  /** @param {Record<string, string>} headers */
  const write = async (headers) => {
    const name = randomUUID();
    const item = { name, price: '100', categoryId };
    const { id } = await owner.call('POST', `/api/menus/${menuId}/items`, item, headers);
    acknowledged.add(name);
    // However fast the machine, the menu is never full; the row of a deleted item stays.
    await owner.call('DELETE', `/api/items/${id}`);
  };
  /** @type {Record<string, () => Promise<unknown>>} */
  const kinds = {
    'diner page': () => owner.call('GET', `/menu/${pageOf}`),
    identity: () => owner.call('GET', '/api/auth/user'),
    menus: () => owner.call('GET', '/api/menus'),
    billing: () => owner.call('GET', '/api/plans'),
    media: () => owner.call('GET', '/api/webhooks'),
    'write with a key': () => write({ 'idempotency-key': randomUUID() }),
    'write without a key': () => write({}),
  };
  /** @param {string} kind @param {() => Promise<unknown>} request */
  const client = async (kind, request) => {
    while (!isOver) {
      try {
        await request();
        done[kind] = (done[kind] ?? 0) + 1;
      } catch (error) {
        const { message, cause, problem } =
          /** @type {import('../../tools/api/owner.mjs').Refusal} */ (error);
        failures.push(`${new Date().toISOString()} ${kind}: ${message} ${cause ?? ''}`);
        if (problem?.requestId) refused.push(problem.requestId);
      }
      await pause(PAUSE_MS);
    }
  };
  const clients = Object.entries(kinds).flatMap(([kind, request]) =>
    Array.from({ length: CLIENTS_OF_EACH }, () => client(kind, request)),
  );
  return {
    acknowledged,
    failures,
    refused,
    done,
    stop: async () => {
      isOver = true;
      await Promise.all(clients);
    },
  };
}
