import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../tools/engines/ports.mjs';
import { DINER_PAGE, Ledger } from '../ledger.mjs';
import { query } from '../system/database.mjs';
import { keepAsking } from './clients.mjs';
import { openMenu, register } from './restaurant.mjs';

const CLIENTS_OF_EACH = 2;
/** Answers in a row that show that a kind of request is answered again. */
const IN_A_ROW = 5;
const LIMIT_MS = 60_000;

/** Owners and diners who go on until they are stopped, and the ledger of what they were told. */
export class Traffic {
  /** @type {ReturnType<typeof keepAsking> | undefined} */
  #clients;

  /**
   * @param {Record<string, import('./clients.mjs').Request>} requests by the kinds under which the ledger has them
   * @param {Ledger} ledger
   * @param {{ everyMs?: number, bounds?: Parameters<Ledger['notice']>[1] }} [options] `everyMs`: pause of a client between
   *   two requests; `bounds`: of what a fault may be noticed by
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

  /** Resolves when every kind is answered again and again since a moment. @param {number} moment */
  whenAnswered(moment, limitMs = LIMIT_MS) {
    const isAnswered = (/** @type {string} */ kind) => {
      const since = this.ledger.answers.filter((one) => one.kind === kind && one.from > moment);
      const last = since.slice(-IN_A_ROW);
      return last.length === IN_A_ROW && last.every(({ outcome }) => outcome === 200);
    };
    const complaint = 'Not everything is answered again';
    return until(() => Object.keys(this.requests).every(isAnswered), limitMs, complaint);
  }

  /** What clients noticed since a fault. @param {number} moment */
  notice(moment) {
    return this.ledger.notice(moment, this.bounds);
  }

  /** What clients notice of a fault, until everything is answered again. @param {() => Promise<unknown>} fault */
  async during(fault, limitMs = LIMIT_MS) {
    const moment = Date.now();
    await fault();
    await this.whenAnswered(Date.now(), limitMs);
    return this.notice(moment);
  }
}

/**
 * An owner with a published menu, whose page stays in memory, and another menu that is written to.
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
 * Reads that every service answers, and items created with and without an idempotency key and deleted again.
 * @param {Pick<TwoMenus, 'owner' | 'pageOf' | 'menuId' | 'categoryId'>} of
 * @param {Ledger} ledger
 * @param {{ repeats?: boolean }} [options] whether a write with a key is sent again until it is acknowledged; otherwise
 *   nothing is tried again: each failure counts
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
    // The menu is never full, and the row of a deleted item stays.
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
 * Traffic that has begun and is answered, of owners who repeat what has a key.
 * @param {import('./restaurant.mjs').Place} system
 */
export async function startMixedTraffic(system) {
  const of = await openTwoMenus(system);
  const ledger = new Ledger();
  const traffic = new Traffic(mixedRequests(of, ledger, { repeats: true }), ledger);
  traffic.start();
  await traffic.whenAnswered(Date.now());
  return Object.assign(traffic, of, {
    /** Every acknowledged item is there once, and none twice. @param {string} databaseUrl of an administrator */
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
