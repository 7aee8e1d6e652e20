import { setTimeout as pause } from 'node:timers/promises';
import { casesOf } from './cases/cases.mjs';
import { send } from '../../clients/send.mjs';
import { readDocument } from '../../../apps/gateway/src/api/openapi/read-document.mjs';

/** @typedef {import('./cases/cases.mjs').Case} Case */
/** @typedef {import('../../../apps/gateway/src/api/openapi/read-document.mjs').Operation} Operation */
/** @typedef {import('./loop-delay/probes.mjs').Blocks} Blocks */

/** Longest that a case may block an event loop more than its control does, in milliseconds. */
const MAX_BLOCK_MS = 50;
/**
 * Number of concurrent cases. When a batch blocks an event loop twice, each case is tested alone. A larger batch
 * would block a loop by its size alone.
 */
const BATCH = 4;
/** Number of pairs of control and case that must all exceed the limit. */
const PAIRS = 3;
/** Number of retries of a call that was not served, without other calls. */
const TRIES_ALONE = 15;
/** Pause before each retry, in milliseconds. */
const RETRY_MS = 100;

/**
 * @typedef {object} Fuzzing
 * @property {string} url URL of the gateway
 * @property {any} document OpenAPI 3.1
 * @property {import('./loop-delay/probes.mjs').LoopProbes} probes probes of all tested processes
 * @property {(operation: Operation, parameter: string) => string} valueOf value of a path parameter
 * @property {(body: any) => any} ownBody turns a body that follows its schema into one that succeeds
 * @property {() => Promise<Record<string, string>>} signedIn returns headers of a user who may call everything
 * @property {number} seed
 * @property {number} share one of this many cases is tested, which differ between operations
 * @property {(line: string) => void} say
 */

/**
 * Calls every operation of a document with hostile input. A case fails when it gets no response, a status from 500,
 * or a response that the document does not describe. It also fails when it blocks an event loop more than 50 ms
 * longer than the operation's control, three times in a row.
 * @param {Fuzzing} fuzzing
 * @returns {Promise<{ passed: number, failures: string[], refused: string[] }>} `refused` lists operations whose
 *   control failed with a documented status
 */
export async function fuzz({
  url,
  document,
  probes,
  valueOf,
  ownBody,
  signedIn,
  seed,
  share,
  say,
}) {
  const { operations, resolve } = readDocument(document);
  /** @type {string[]} */
  const failures = [];
  let passed = 0;
  /** @type {string[]} */
  const refused = [];

  for (const [place, operation] of operations.entries()) {
    const known = await signedIn();
    const { control, cases: all } = casesOf(operation, { resolve, valueOf, ownBody, seed });
    const cases = all.filter((_, at) => (place + at) % share === 0);
    const call = (/** @type {Case} */ one) =>
      send(url, withHeaders(one, known)).catch((/** @type {Error} */ error) => error);
    /** @type {Map<Case, string>} */
    const faults = new Map();
    /** @type {Case[]} */
    let before = [];
    const usual = await call(control);
    const fault = faultIn(operation, await served(usual, () => call(control)));
    if (fault) faults.set(control, fault);
    if (!(usual instanceof Error) && usual.status >= 400) refused.push(operation.name);
    for (const batch of batchesOf(cases)) {
      const answered = batch.map(async (one) => /** @type {const} */ ([one, await call(one)]));
      for (const [one, answer] of await Promise.all(answered)) {
        const fault = faultIn(operation, await served(answer, () => call(one)));
        if (fault) faults.set(one, fault);
      }
      if (longest(await probes.take()) > MAX_BLOCK_MS) {
        // Work that a call left behind may show up after later calls, so the previous batch is also suspect.
        const suspects = [...before, ...batch];
        const again = await probes.around(() => Promise.all(suspects.map(call)));
        for (const suspect of longest(again) > MAX_BLOCK_MS ? suspects : []) {
          const excess = await leastExcess(
            probes,
            () => call(control),
            () => call(suspect),
          );
          if (excess) faults.set(suspect, excess);
        }
      }
      before = batch;
    }
    passed += cases.length + 1 - faults.size;
    say(`${faults.size === 0 ? '✓' : '✗'} ${operation.name} (${cases.length})`);
    for (const [{ what }, fault] of faults) {
      failures.push(`${operation.name}, ${what}: ${fault}`);
      say(`    ${what}: ${fault}`);
    }
  }
  return { passed, failures, refused };
}

/** @param {readonly Case[]} cases @returns {Case[][]} */
const batchesOf = (cases) =>
  Array.from({ length: Math.ceil(cases.length / BATCH) }, (_, index) =>
    cases.slice(index * BATCH, (index + 1) * BATCH),
  );

/**
 * Adds the caller's headers. Headers of a case take precedence, and its cookie is added to the session's.
 * @param {Case} one @param {Record<string, string>} known @returns {Case}
 */
const withHeaders = ({ headers = {}, ...rest }, known) => {
  const cookie = [known['cookie'], headers['cookie']].filter(Boolean).join('; ');
  return { ...rest, headers: { ...known, ...headers, ...(cookie && { cookie }) } };
};

/** @param {Operation} operation @param {import('../../clients/send.mjs').Answer | Error} answer */
function faultIn({ fault }, answer) {
  if (answer instanceof Error) return `is not answered: ${answer.message}`;
  return answer.status >= 500 ? `answers ${answer.status} ${answer.text}` : fault(answer);
}

/**
 * Retries a call alone when it was not served in its batch, because the batch may use up an owner's concurrency
 * limit, and the machine may be busy.
 * @param {import('../../clients/send.mjs').Answer | Error} answer
 * @param {() => Promise<import('../../clients/send.mjs').Answer | Error>} again
 */
async function served(answer, again) {
  let last = answer;
  for (let tried = 0; tried < TRIES_ALONE && isUnserved(last); tried += 1) {
    await pause(RETRY_MS);
    last = await again();
  }
  return last;
}

/** @param {import('../../clients/send.mjs').Answer | Error} answer */
const isUnserved = (answer) => answer instanceof Error || answer.status === 503;

/** @param {Blocks} blocks */
const longest = (blocks) => Math.max(...blocks.values());

/**
 * Smallest excess of a case over its control, by blocked time of an event loop. Stops at the first pair without
 * excess.
 * @param {import('./loop-delay/probes.mjs').LoopProbes} probes
 * @param {() => Promise<unknown>} control @param {() => Promise<unknown>} suspect
 */
async function leastExcess(probes, control, suspect) {
  let least = { ms: Infinity, name: '' };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const usual = await probes.around(control);
    const blocks = await probes.around(suspect);
    const [[name, ms] = ['', 0]] = [...blocks]
      .map(([name, ms]) => /** @type {const} */ ([name, ms - (usual.get(name) ?? 0)]))
      .sort(([, one], [, other]) => other - one);
    if (ms <= MAX_BLOCK_MS) return undefined;
    if (ms < least.ms) least = { ms, name };
  }
  return `blocks ${least.name} ${Math.round(least.ms)} ms longer than its control`;
}
