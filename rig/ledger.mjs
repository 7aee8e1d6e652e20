import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** A request without a response hangs after this time, in milliseconds. */
const HANGS_AFTER_MS = 20_000;
/** Maximum response time while an engine fails, in milliseconds (docs/flows). */
const MAX_ANSWER_MS = 5000;
/** Kind of the requests that must not be affected by a fault of an engine. */
export const DINER_PAGE = 'diner page';

/**
 * Result of a request: its HTTP status, with 200 for every success, `cut` when the connection ended before a
 * response, or `none` without a response in time.
 * @typedef {number | 'cut' | 'none'} Outcome
 *
 * @typedef {object} Answer
 * @property {string} kind kind of the request
 * @property {Outcome} outcome
 * @property {number} from @property {number} to start and end in epoch milliseconds
 * @property {string} why reason of a failure; otherwise empty
 * @property {string} requestId request ID of a failure, if it has one
 */

/**
 * Records requests and responses of clients during a fault. Afterwards it compares them with the stored data: every
 * acknowledged write is stored exactly once, and nothing else is.
 */
export class Ledger {
  /** @type {Set<string>} */
  sent = new Set();
  /** @type {Set<string>} */
  acknowledged = new Set();
  /** @type {Answer[]} */
  answers = [];
  /** @type {Map<Outcome, number>} */
  outcomes = new Map();
  slowestMs = 0;
  /** @type {number | undefined} number of writes stored at the end */
  stored;

  /**
   * Records a write under a name that the database also stores.
   * @param {string} name @param {() => Promise<unknown>} request @param {string} [kind]
   * @returns {Promise<Outcome>}
   */
  async write(name, request, kind = 'write') {
    this.sent.add(name);
    const outcome = await this.ask(request, kind);
    if (outcome === 200) this.acknowledged.add(name);
    return outcome;
  }

  /**
   * Records the outcome and the duration of a request.
   * @param {() => Promise<unknown>} request rejects with a `status` on an error response
   * @param {string} [kind]
   * @returns {Promise<Outcome>}
   */
  async ask(request, kind = 'request') {
    const [from, start] = [Date.now(), performance.now()];
    const over = new AbortController();
    let [why, requestId] = ['', ''];
    /** @type {Outcome} */
    const outcome = await Promise.race([
      request().then(
        () => 200,
        ({ status, message = '', problem }) => {
          [why, requestId] = [String(message).split('\n', 1)[0] ?? '', problem?.requestId ?? ''];
          return typeof status === 'number' ? status : /** @type {const} */ ('cut');
        },
      ),
      pause(HANGS_AFTER_MS, /** @type {const} */ ('none'), over).catch(
        () => /** @type {const} */ ('none'),
      ),
    ]);
    over.abort();
    this.slowestMs = Math.max(this.slowestMs, performance.now() - start);
    this.#count(outcome);
    this.answers.push({ kind, outcome, from, to: Date.now(), why, requestId });
    return outcome;
  }

  /**
   * Records a request and returns its response, or undefined when it failed.
   * @param {() => Promise<any>} request @param {string} kind
   */
  async reply(request, kind) {
    /** @type {any} */
    let reply;
    const outcome = await this.ask(async () => (reply = await request()), kind);
    return outcome === 200 ? (reply ?? {}) : undefined;
  }

  /**
   * Adds the responses that a client in another process received.
   * @param {import('./clients/calls/caller.mjs').Answers} answers
   */
  note({ ms, statuses }) {
    this.slowestMs = ms.reduce((slowest, each) => Math.max(slowest, each), this.slowestMs);
    for (const [status, times] of Object.entries(statuses)) {
      const outcome = status === 'cut' ? status : Number(status);
      this.#count(typeof outcome === 'number' && outcome < 300 ? 200 : outcome, times);
    }
  }

  /** @param {Outcome} outcome */
  #count(outcome, times = 1) {
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + times);
  }

  /** @returns {Record<string, number>} */
  get done() {
    /** @type {Record<string, number>} */
    const done = {};
    for (const { kind, outcome } of this.answers) {
      if (outcome === 200) done[kind] = (done[kind] ?? 0) + 1;
    }
    return done;
  }

  get failures() {
    return this.answers.filter(({ outcome }) => outcome !== 200);
  }

  /**
   * Fails when an acknowledged write is missing, when a write is stored twice, or when a stored write was never sent.
   * @param {readonly string[]} stored names of the stored writes
   * @returns {string} summary for the report
   */
  compare(stored) {
    this.stored = stored.length;
    const once = new Set(stored);
    assert.deepEqual(
      {
        lost: [...this.acknowledged].filter((name) => !once.has(name)),
        double: stored.filter((name, place) => stored.indexOf(name) !== place),
        unasked: stored.filter((name) => !this.sent.has(name)),
      },
      { lost: [], double: [], unasked: [] },
    );
    const unsaid = stored.length - this.acknowledged.size;
    return `${this.acknowledged.size} acknowledged writes, each there once; ${unsaid} more were written whose writer was told nothing`;
  }

  /** @param {readonly Outcome[]} allowed */
  requireOutcomes(...allowed) {
    const others = [...this.outcomes.keys()].filter((outcome) => !allowed.includes(outcome));
    assert.deepEqual(others, [], `other answers than ${allowed.join(', ')}: ${this}`);
  }

  /** @param {number} ms */
  requireAnswersWithin(ms) {
    assert.ok(this.slowestMs <= ms, `the slowest answer took ${Math.round(this.slowestMs)} ms`);
  }

  /**
   * Summarizes what clients noticed of a fault. Fails when a response took too long or a diner page failed. A 409 is
   * no failure: an earlier write with the same key may still run, and its outcome is unknown for half a minute (ADR
   * 11).
   * @param {number} moment moment of the fault
   * @param {{ maxMs?: Record<string, number>, refusal?: RegExp }} [bounds] `maxMs`: limits for kinds with another
   *   response time, in milliseconds; `refusal`: pattern that the message of a failure must match, whose status must
   *   be 503
   */
  notice(moment, { maxMs = {}, refusal } = {}) {
    const since = this.answers.filter(({ to }) => to >= moment);
    const failures = since.filter(({ outcome }) => outcome !== 200 && (refusal || outcome !== 409));
    for (const { kind, from, to } of since) {
      const limit = maxMs[kind] ?? MAX_ANSWER_MS;
      assert.ok(to - from <= limit, `An answer to "${kind}" took ${to - from} ms`);
    }
    for (const { kind, outcome, why } of failures) {
      assert.notEqual(kind, DINER_PAGE, `Diners' pages failed: ${why}`);
      if (!refusal) continue;
      assert.equal(outcome, 503, `"${kind}" was told ${why}`);
      assert.match(why, refusal);
    }
    const secondsUntil = (/** @type {Answer[]} */ answers) =>
      ((Math.max(moment, ...answers.map(({ to }) => to)) - moment) / 1000).toFixed(1);
    const waiting = since.filter(({ outcome }) => outcome === 409);
    const pages = since.filter(({ kind }) => kind === DINER_PAGE).length;
    const kinds = [...new Set(failures.map(({ kind }) => kind))].map(
      (kind) => `${kind} × ${failures.filter((one) => one.kind === kind).length}`,
    );
    return [
      `${failures.length} of ${since.length} requests failed${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}, the last after ${secondsUntil(failures)} s`,
      ...(waiting.length > 0
        ? [`repeats of a write under way waited until ${secondsUntil(waiting)} s`]
        : []),
      `${pages} diner pages came`,
      `longest answer ${Math.max(0, ...since.map(({ from, to }) => to - from))} ms`,
    ].join('; ');
  }

  /** `500 writes sent, 431 acknowledged; 200 × 431, 503 × 69; 433 in the database; slowest 4.01 s` */
  toString() {
    const outcomes = [...this.outcomes].map(([outcome, times]) => `${outcome} × ${times}`);
    return [
      ...(this.sent.size > 0
        ? [`${this.sent.size} writes sent, ${this.acknowledged.size} acknowledged`]
        : []),
      ...(outcomes.length > 0 ? [outcomes.sort().join(', ')] : []),
      ...(this.stored === undefined ? [] : [`${this.stored} in the database`]),
      ...(this.slowestMs > 0 ? [`slowest ${(this.slowestMs / 1000).toFixed(2)} s`] : []),
    ].join('; ');
  }
}
