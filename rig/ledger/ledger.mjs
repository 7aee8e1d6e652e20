import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** A client that has heard nothing for so long, in milliseconds, hangs. */
const HANGS_AFTER_MS = 20_000;

/**
 * How a request ended: its HTTP status, 200 for every success; `cut` when the connection ended before an
 * answer, `none` when there was none in time.
 * @typedef {number | 'cut' | 'none'} Outcome
 */

/**
 * What clients sent and what they were answered, written down while a fault lasts and compared with the
 * database when it is over: every acknowledged write is there, once, and nothing that was not asked for.
 */
export class Ledger {
  /** @type {Set<string>} */
  sent = new Set();
  /** @type {Set<string>} */
  acknowledged = new Set();
  /** @type {Map<Outcome, number>} */
  outcomes = new Map();
  /** Of all answers, in milliseconds. */
  slowestMs = 0;
  /** @type {number | undefined} how many of the writes the database had at the end */
  stored;

  /**
   * A write, known by a name that the database will have too.
   * @param {string} name @param {() => Promise<unknown>} request
   * @returns {Promise<Outcome>}
   */
  async write(name, request) {
    this.sent.add(name);
    const outcome = await this.ask(request);
    if (outcome === 200) this.acknowledged.add(name);
    return outcome;
  }

  /**
   * A request that writes nothing: how it ended and how long it took are noted.
   * @param {() => Promise<unknown>} request rejects with a `status` when it is refused
   * @returns {Promise<Outcome>}
   */
  async ask(request) {
    const start = performance.now();
    const over = new AbortController();
    const outcome = await Promise.race([
      request().then(
        () => 200,
        ({ status }) => (typeof status === 'number' ? status : 'cut'),
      ),
      pause(HANGS_AFTER_MS, /** @type {const} */ ('none'), over).catch(() => 'none'),
    ]);
    over.abort();
    this.slowestMs = Math.max(this.slowestMs, performance.now() - start);
    const known = /** @type {Outcome} */ (outcome);
    this.outcomes.set(known, (this.outcomes.get(known) ?? 0) + 1);
    return known;
  }

  /**
   * Answers that a client in a process of its own has heard.
   * @param {import('../clients/calls/caller.mjs').Answers} answers
   */
  note({ ms, statuses }) {
    this.slowestMs = ms.reduce((slowest, each) => Math.max(slowest, each), this.slowestMs);
    for (const [status, times] of Object.entries(statuses)) {
      const answer = status === 'cut' ? status : Number(status);
      const outcome = Number(answer) < 300 ? 200 : answer;
      this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + times);
    }
  }

  /**
   * Fails when an acknowledged write is missing, a write is there twice, or one is there that was never sent.
   * @param {readonly string[]} stored the names that the database has
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
