import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../tools/engines/ports.mjs';
import { DINER_PAGE, Ledger } from '../ledger.mjs';
import { query } from '../system/database.mjs';
import { keepAsking } from './clients.mjs';
import { openMenu, register } from './restaurant.mjs';

const CLIENTS_OF_EACH = 2;
/** Consecutive successes after which a kind of request counts as recovered. */
const IN_A_ROW = 5;
const LIMIT_MS = 60_000;

/** Owners and diners who send requests until they are stopped, and the ledger of the responses. */
export class Traffic {
  /** @type {ReturnType<typeof keepAsking> | undefined} */
  #clients;

  /**
   * @param {Record<string, import('./clients.mjs').Request>} requests requests by their kind in the ledger
   * @param {Ledger} ledger
   * @param {{ everyMs?: number, bounds?: Parameters<Ledger['notice']>[1] }} [options] `everyMs`: pause of a client
   *   between two requests, in milliseconds; `bounds`: limits on what clients may notice of a fault
   */
  constructor(requests, ledger, { everyMs = 100, bounds } = {}) {
    this.requests = requests;
    this.ledger = ledger;
    this.everyMs = everyMs;
    this.bounds = bounds;
  }

  start() {
    this.#clients = keepAsking(this.requests, this.everyMs, CLIENTS_OF_EACH);
  }

  async stop() {
    await this.#clients?.stop();
  }

  /**
   * Resolves when every kind of request has succeeded several times in a row since a moment.
   * @param {number} moment
   */
  whenAnswered(moment, limitMs = LIMIT_MS) {
    const isAnswered = (/** @type {string} */ kind) => {
      const since = this.ledger.answers.filter((one) => one.kind === kind && one.from > moment);
      const last = since.slice(-IN_A_ROW);
      return last.length === IN_A_ROW && last.every(({ outcome }) => outcome === 200);
    };
    const complaint = 'Not everything is answered again';
    return until(() => Object.keys(this.requests).every(isAnswered), limitMs, complaint);
  }

  /** @param {number} moment */
  notice(moment) {
    return this.ledger.notice(moment, this.bounds);
  }

  /**
   * Causes a fault, waits until every kind of request succeeds again, and returns what clients noticed.
   * @param {() => Promise<unknown>} fault
   */
  async during(fault, limitMs = LIMIT_MS) {
    const moment = Date.now();
    await fault();
    await this.whenAnswered(Date.now(), limitMs);
    return this.notice(moment);
  }
}

/**
 * Registers an owner with a published menu, whose page stays cached, and another menu for writes.
 * @typedef {Awaited<ReturnType<typeof openTwoMenus>>} TwoMenus
 * @param {import('./restaurant.mjs').Place} system @param {import('./restaurant.mjs').Person} [person]
 */
export async function openTwoMenus(system, person) {
  const { owner, email } = await register(system, person);
  const { menuId: pageOf } = await openMenu(owner);
  const { menuId, categoryId } = await openMenu(owner, { name: 'Libro', isPublished: false });
  return { owner, email, pageOf, menuId, categoryId };
}

/**
 * Mixed requests: reads from every service, and items that are created with and without an idempotency key and
 * deleted again.
 * @param {Pick<TwoMenus, 'owner' | 'pageOf' | 'menuId' | 'categoryId'>} of
 * @param {Ledger} ledger
 * @param {{ repeats?: boolean }} [options] true to repeat a write with a key until it succeeds; without it, nothing
 *   is repeated and each failure counts
 */
export function mixedRequests({ owner, pageOf, menuId, categoryId }, ledger, { repeats } = {}) {
  const read = (/** @type {string} */ kind, /** @type {string} */ path) => () =>
    ledger.ask(() => owner.call('GET', path), kind);
  /** @param {string} kind @param {string} name @param {Record<string, string>} [headers] */
  const create = async (kind, name, headers) => {
    const item = { name, price: '100', categoryId };
    let id = '';
    const request = () => owner.call('POST', `/api/menus/${menuId}/items`, item, headers);
    const outcome = await ledger.write(name, async () => ({ id } = await request()), kind);
    // Deletions keep the menu from filling up. The row of a deleted item stays in the database.
    if (id) await ledger.ask(() => owner.call('DELETE', `/api/items/${id}`), 'deletion');
    return outcome;
  };
  /** @type {Record<string, import('./clients.mjs').Request>} */
  const requests = {
    [DINER_PAGE]: read(DINER_PAGE, `/menu/${pageOf}`),
    identity: read('identity', '/api/auth/user'),
    menus: read('menus', '/api/menus'),
    billing: read('billing', '/api/plans'),
    media: read('media', '/api/webhooks'),
    write: () => create('write', randomUUID()),
    'write with a key': async (isOver) => {
      const name = randomUUID();
      const once = () => create('write with a key', name, { 'idempotency-key': name });
      while ((await once()) !== 200 && repeats && !isOver()) await pause(100);
    },
  };
  return requests;
}

/**
 * Starts traffic of owners who repeat writes that have a key. Resolves once it is answered.
 * @param {import('./restaurant.mjs').Place} system
 */
export async function startMixedTraffic(system) {
  const of = await openTwoMenus(system);
  const ledger = new Ledger();
  const traffic = new Traffic(mixedRequests(of, ledger, { repeats: true }), ledger);
  traffic.start();
  await traffic.whenAnswered(Date.now());
  return Object.assign(traffic, of, {
    /**
     * Checks that every acknowledged item is stored exactly once.
     * @param {string} databaseUrl connection string of an administrator
     */
    compare: async (/** @type {string} */ databaseUrl) => {
      assert.ok(ledger.acknowledged.size > 0, 'Nothing was acknowledged');
      return ledger.compare(await namesOfItems(databaseUrl, of.menuId));
    },
  });
}

/** @param {string} databaseUrl @param {string} menuId @returns {Promise<string[]>} */
export const namesOfItems = async (databaseUrl, menuId) =>
  (await query(databaseUrl, 'SELECT name FROM menus.menu_items WHERE menu_id = $1', [menuId])).map(
    ({ name }) => name,
  );
