import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { until } from '../../tools/engines/ports.mjs';

/** Pause of one client between two requests, in milliseconds. */
const PAUSE_MS = 100;
const CLIENTS_OF_EACH = 2;
/** Longest time that any answer may take, in milliseconds (docs/flows). */
const MAX_ANSWER_MS = 5000;

/**
 * Times in epoch milliseconds. `waits` when it was a 409: a write with that key may still be under way, and
 * for half a minute nobody knows (ADR 11).
 * @typedef {{ kind: string, from: number, to: number, isDone: boolean, waits: boolean, status: number, why: string }} Answer
 */

/**
 * Owners and diners at one address, with what they were told of each write. Items are written with a key,
 * and then again until they are acknowledged; and without one, once.
 */
export class Ledger {
  /** @type {Answer[]} */
  answers = [];
  /** @type {Set<string>} */
  acknowledged = new Set();
  #isOver = false;
  /** @type {Promise<void>[]} */
  #clients = [];

  /**
   * @param {import('../../tools/api/owner.mjs').Owner} owner
   * @param {{ pageOf: string, menuId: string, categoryId: string }} where the published menu, and the one
   *   that items are written to
   */
  constructor(owner, where) {
    this.owner = owner;
    this.where = where;
  }

  /** What its clients do again and again. @returns {Record<string, () => Promise<unknown>>} */
  get kinds() {
    const { pageOf } = this.where;
    return {
      'diner page': () => this.ask('diner page', 'GET', `/menu/${pageOf}`),
      read: () => this.ask('read', 'GET', '/api/menus'),
      write: () => this.#write(),
      'write with a key': () => this.#writeWithKey(),
    };
  }

  start() {
    this.#isOver = false;
    this.#clients = Object.values(this.kinds).flatMap((act) =>
      Array.from({ length: CLIENTS_OF_EACH }, async () => {
        while (!this.#isOver) {
          await act();
          await pause(PAUSE_MS);
        }
      }),
    );
    return this;
  }

  async stop() {
    this.#isOver = true;
    await Promise.all(this.#clients);
  }

  /**
   * One request; what was answered, or nothing when it failed.
   * @param {string} kind @param {string} method @param {string} path @param {unknown} [body]
   * @param {Record<string, string>} [headers]
   * @returns {Promise<any>}
   */
  async ask(kind, method, path, body, headers) {
    const from = Date.now();
    const note = (/** @type {boolean} */ isDone, why = '', status = isDone ? 200 : 0) =>
      this.answers.push({ kind, from, to: Date.now(), isDone, waits: status === 409, status, why });
    try {
      const reply = await this.owner.call(method, path, body, headers);
      note(true);
      return reply ?? {};
    } catch (error) {
      const { message, status } = /** @type {import('../../tools/api/owner.mjs').Refusal} */ (
        error
      );
      note(false, message.split('\n', 1)[0], status);
      return undefined;
    }
  }

  async #write() {
    const item = this.#newItem();
    this.#acknowledge(item, await this.#create('write', item));
  }

  async #writeWithKey() {
    const item = this.#newItem();
    const key = { 'idempotency-key': randomUUID() };
    let reply;
    do {
      reply = await this.#create('write with a key', item, key);
      if (!reply) await pause(PAUSE_MS);
    } while (!reply && !this.#isOver);
    this.#acknowledge(item, reply);
  }

  #newItem() {
    return { name: randomUUID(), price: '100', categoryId: this.where.categoryId };
  }

  /** @param {string} kind @param {object} item @param {Record<string, string>} [headers] */
  #create(kind, item, headers) {
    return this.ask(kind, 'POST', `/api/menus/${this.where.menuId}/items`, item, headers);
  }

  /** @param {{ name: string }} item @param {{ id: string } | undefined} reply */
  #acknowledge({ name }, reply) {
    if (!reply) return;
    this.acknowledged.add(name);
    // The menu is never full, and the row of a deleted item stays.
    void this.owner.call('DELETE', `/api/items/${reply.id}`).catch(() => {});
  }

  /** Resolves when every kind was answered again and again since `moment`. @param {number} moment */
  whenAnswered(moment, limitMs = 60_000) {
    const kinds = Object.keys(this.kinds);
    const isAnswered = (/** @type {string} */ kind) => {
      const last = this.answers.filter((one) => one.kind === kind && one.from > moment).slice(-5);
      return last.length === 5 && last.every(({ isDone }) => isDone);
    };
    return until(() => kinds.every(isAnswered), limitMs, 'Not everything is answered again');
  }

  /**
   * What clients noticed of a fault: how many requests failed, how long it took until none did, in seconds,
   * and the longest answer. Throws when one took longer than 5 s or a diner's page failed.
   * @param {number} moment of the fault
   */
  notice(moment) {
    const since = this.answers.filter(({ to }) => to >= moment);
    const failures = since.filter(({ isDone, waits }) => !isDone && !waits);
    const secondsUntil = (/** @type {Answer[]} */ answers) =>
      ((Math.max(moment, ...answers.map(({ to }) => to)) - moment) / 1000).toFixed(1);
    const waiting = since.filter(({ waits }) => waits);
    const longest = Math.max(...since.map(({ from, to }) => to - from));
    assert.ok(longest <= MAX_ANSWER_MS, `An answer took ${longest} ms`);
    const pages = failures.filter(({ kind }) => kind === 'diner page');
    assert.equal(pages.length, 0, `Diners' pages failed: ${pages[0]?.why}`);
    const waited =
      waiting.length > 0
        ? `, repeats of a write under way waited until ${secondsUntil(waiting)} s`
        : '';
    return `${failures.length} of ${since.length} requests failed, the last after ${secondsUntil(failures)} s${waited}; longest answer ${longest} ms`;
  }

  /** Every acknowledged item is there once, and none twice. @param {string} databaseUrl of an administrator */
  async compare(databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query(
        'SELECT name, count(*)::int AS count FROM menus.menu_items WHERE menu_id = $1 GROUP BY name',
        [this.where.menuId],
      );
      const counts = new Map(rows.map(({ name, count }) => [name, count]));
      const lost = [...this.acknowledged].filter((name) => !counts.has(name));
      const double = rows.filter(({ count }) => count > 1);
      assert.ok(this.acknowledged.size > 0, 'Nothing was acknowledged');
      assert.deepEqual(
        [lost.length, double.length],
        [0, 0],
        `${lost.length} lost, ${double.length} twice`,
      );
      const unsaid = counts.size - this.acknowledged.size;
      return `${this.acknowledged.size} acknowledged writes, each there once; ${unsaid} more were written whose writer was told nothing`;
    } finally {
      await client.end();
    }
  }
}
