import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { written } from './calls.mjs';

/** @typedef {import('./calls.mjs').StrangersCall} StrangersCall */
/** @typedef {{ ms: number, isServed: boolean }} Answered */

const STRANGERS = 200;
/** Shortest interval between two requests of a stranger, in milliseconds. Together they send a thousand a second. */
const EVERY_MS = 200;
/** Longest time of an owner's request, in milliseconds. One of twenty may take longer. */
const MAX_MS = 300;
const SHARE = 0.95;
/** Longest warm-up, in milliseconds. It ends when as many answers as strangers have arrived. */
const WARM_UP_MS = 5000;
const MEASURED_MS = 2000;
/** Pause between two requests of the owner, in milliseconds. */
const BETWEEN_MS = 10;
/**
 * Strangers, the owner and the servers share the cores, so on a busy machine every operation may be slow. An
 * operation fails only if it is this many times slower than the cheapest one.
 */
const TIMES = 1.5;
/** Number of measurements that must all exceed the limit. */
const MEASUREMENTS = 3;

const CHEAPEST = { name: 'control', calls: [{ method: 'GET', path: '/health/live' }] };

/**
 * Checks that an owner's requests stay under 300 ms while two hundred strangers send one operation. The time runs
 * from the first byte of a request to the last byte of its answer. The owner sends four requests in turn, and a
 * different service answers each.
 * @param {object} asked
 * @param {string} asked.url address of the gateway
 * @param {readonly StrangersCall[]} asked.calls
 * @param {readonly (() => Promise<boolean>)[]} asked.ownersCalls sent in turn; each returns whether it succeeded
 * @param {(line: string) => void} asked.say
 * @param {number} [asked.measuredMs] duration of each measurement
 * @returns {Promise<{ passed: number, failures: string[] }>}
 */
export async function besideStrangers({ url, calls, ownersCalls, say, measuredMs = MEASURED_MS }) {
  /** @type {string[]} */
  const failures = [];
  for (const call of calls) {
    const fault = await findFault(call, (one) => measure(url, one, { ownersCalls, measuredMs }));
    const { ms, sent } = fault.last;
    const rates = Object.entries(sent.statuses).map(
      ([status, count]) => `${Math.round((1000 * count) / sent.ms)} × ${status}`,
    );
    const figures = `${ms} ms beside ${rates.join(', ')} a second`;
    say(`${fault.text ? '✗' : '✓'} 200 strangers: ${call.name} (${figures})`);
    if (!fault.text) continue;
    say(`    ${fault.text}`);
    failures.push(`${call.name}, from 200 strangers: ${fault.text}`);
  }
  return { passed: calls.length - failures.length, failures };
}

/** @typedef {Awaited<ReturnType<typeof measure>>} Measured */

/** @param {StrangersCall} call @param {(call: StrangersCall) => Promise<Measured>} measured */
async function findFault(call, measured) {
  let last = await measured(call);
  let text = '';
  for (let time = 0; time < MEASUREMENTS; time += 1) {
    if (last.refused === 0 && last.ms <= MAX_MS) return { last, text: '' };
    const usual = await measured(CHEAPEST);
    if (last.refused === 0 && last.ms <= usual.ms * TIMES) return { last, text: '' };
    text =
      last.refused > 0
        ? `${last.refused} of an owner's calls are not served`
        : `an owner waits ${last.ms} ms, beside a call that costs nothing ${usual.ms} ms`;
    if (time + 1 < MEASUREMENTS) last = await measured(call);
  }
  return { last, text };
}

/** @param {import('node:child_process').ChildProcess} senders @returns {Promise<import('./senders.mjs').Sent>} */
const stopSenders = (senders) =>
  new Promise((resolve, reject) => {
    senders.on('message', (message) => message !== 'warm' && resolve(/** @type {any} */ (message)));
    senders.once('exit', () => reject(new Error('The senders ended')));
    senders.send('end');
  });

/**
 * @param {string} url @param {StrangersCall} call
 * @param {{ ownersCalls: readonly (() => Promise<boolean>)[], measuredMs: number }} measuring
 */
async function measure(url, { calls }, { ownersCalls, measuredMs }) {
  const senders = fork(resolve(import.meta.dirname, 'senders.mjs'));
  const ended = once(senders, 'exit');
  /** @type {Answered[]} */
  const answered = [];
  try {
    const warm = once(senders, 'message');
    senders.send({
      port: Number(new URL(url).port),
      count: STRANGERS,
      everyMs: EVERY_MS,
      requests: calls.map(written),
    });
    await Promise.race([warm, pause(WARM_UP_MS)]);
    const until = performance.now() + measuredMs;
    for (let at = 0; performance.now() < until; at += 1) {
      const asked = performance.now();
      const isServed = (await ownersCalls[at % ownersCalls.length]?.()) ?? false;
      answered.push({ ms: performance.now() - asked, isServed });
      await pause(BETWEEN_MS);
    }
    const sent = await stopSenders(senders);
    const sorted = answered.map(({ ms }) => ms).sort((one, other) => one - other);
    const ms = Math.round(sorted[Math.floor((sorted.length - 1) * SHARE)] ?? Infinity);
    const refused = answered.filter(({ isServed }) => !isServed).length;
    return { ms, refused, sent };
  } finally {
    senders.kill();
    await ended;
  }
}
