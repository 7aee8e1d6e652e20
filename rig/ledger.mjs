import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** A client that has heard nothing for so long, in milliseconds, hangs. */
const HANGS_AFTER_MS = 20_000;
/** Longest time that an answer may take while an engine fails, in milliseconds (docs/flows). */
const MAX_ANSWER_MS = 5000;
/** Kind of the requests that no fault of an engine may be noticed by. */
export const DINER_PAGE = 'diner page';

/**
 * How a request ended: its HTTP status, 200 for every success; `cut` when the connection ended before an
 * answer, `none` when there was none in time.
 * @typedef {number | 'cut' | 'none'} Outcome
 *
 * @typedef {object} Answer
 * @property {string} kind of the request
 * @property {Outcome} outcome
 * @property {number} from @property {number} to in epoch milliseconds
 * @property {string} why it was refused, else empty
 * @property {string} requestId of a refusal, where it has one
 */

/**
 * What clients sent and what they were answered, written down while a fault lasts and compared with what is stored
 * when it is over: every acknowledged write is there, once, and nothing that was not asked for.
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
  /** Of all answers, in milliseconds. */
  slowestMs = 0;
  /** @type {number | undefined} how many of the writes were stored at the end */
  stored;

  /**
   * A write, known by a name that the database will have too.
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
   * A request: how it ended and how long it took are noted.
   * @param {() => Promise<unknown>} request rejects with a `status` when it is refused
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
   * What a request was answered; undefined when it failed.
   * @param {() => Promise<any>} request @param {string} kind
   */
  async reply(request, kind) {
    /** @type {any} */
    let reply;
    const outcome = await this.ask(async () => (reply = await request()), kind);
    return outcome === 200 ? (reply ?? {}) : undefined;
  }

  /**
   * Answers that a client in a process of its own has heard.
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

  /** How often each kind of request was answered with success. @returns {Record<string, number>} */
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
   * Fails when an acknowledged write is missing, a write is there twice, or one is there that was never sent.
   * @param {readonly string[]} stored names
   * @returns {string} what was seen
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

  /** Fails when a request ended in another way. @param {readonly Outcome[]} allowed */
  requireOutcomes(...allowed) {
    const others = [...this.outcomes.keys()].filter((outcome) => !allowed.includes(outcome));
    assert.deepEqual(others, [], `other answers than ${allowed.join(', ')}: ${this}`);
  }

  /** Fails when an answer took longer. @param {number} ms */
  requireAnswersWithin(ms) {
    assert.ok(this.slowestMs <= ms, `the slowest answer took ${Math.round(this.slowestMs)} ms`);
  }

  /**
   * What clients noticed of a fault. Fails when an answer took too long or a diner's page failed. A 409 is no failure:
   * a write with that key may still be under way, and for half a minute nobody knows (ADR 11).
   * @param {number} moment of the fault
   * @param {{ maxMs?: Record<string, number>, refusal?: RegExp }} [bounds] `maxMs`: of kinds that may take another time;
   *   `refusal`: what whoever is refused must be told, always with a 503
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
