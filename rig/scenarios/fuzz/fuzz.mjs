import { setTimeout as pause } from 'node:timers/promises';
import { casesOf } from './cases/cases.mjs';
import { send } from '../../clients/send.mjs';
import { readDocument } from '../../../apps/gateway/src/api/openapi/read-document.mjs';

/** @typedef {import('./cases/cases.mjs').Case} Case */
/** @typedef {import('../../../apps/gateway/src/api/openapi/read-document.mjs').Operation} Operation */
/** @typedef {import('./loop-delay/probes.mjs').Blocks} Blocks */

/** Longest that a case may block an event loop more than its control does, in milliseconds. */
const MAX_BLOCK_MS = 50;
/** Cases that are tried at once; when they block a loop twice, each of them is tried apart. More of them block
 * one by their number alone. */
const BATCH = 4;
/** Pairs of control and case that must all say so. */
const PAIRS = 3;
/** How often a call that was not served is made again, alone. */
const TRIES_ALONE = 15;
/** Pause before each of them, in milliseconds. */
const RETRY_MS = 100;

/**
 * @typedef {object} Fuzzing
 * @property {string} url of the gateway
 * @property {any} document OpenAPI 3.1
 * @property {import('./loop-delay/probes.mjs').LoopProbes} probes of all processes that take part
 * @property {(operation: Operation, parameter: string) => string} valueOf of a path's parameter
 * @property {(body: any) => any} ownBody of a body that keeps its schema's rules: one that is served
 * @property {() => Promise<Record<string, string>>} signedIn headers of somebody who may call everything
 * @property {number} seed
 * @property {number} share of how many cases one is tried; other ones for each operation
 * @property {(line: string) => void} say
 */

/**
 * Calls every operation of a document with everything that is hard about it. A case fails when it is
 * answered with a status from 500, as the document does not describe, or not at all, and when it blocks an
 * event loop more than 50 ms longer than the operation's control, each of three times in a row.
 * @param {Fuzzing} fuzzing
 * @returns {Promise<{ passed: number, failures: string[], refused: string[] }>} `refused` are the operations
 *   whose control was, though as described
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
        // What a call left behind may be what is seen after the next ones.
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

/** Headers of a case go before those of the caller; a cookie that is tried stands beside the session's. @param {Case} one @param {Record<string, string>} known @returns {Case} */
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
 * The answer; another one, asked for alone, when the call was not served among the many of its batch: an
 * owner's share of what a service does at once may be taken, and a machine may be busy.
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
 * By how much a case blocks a loop longer than its control at the least; nothing when it once did not.
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
