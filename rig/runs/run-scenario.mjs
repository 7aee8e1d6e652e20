import { signalAll, whenAllReady } from '../system/running-processes.mjs';
import { Ledger } from '../ledger.mjs';
import { loggedProblems } from '../system/logs.mjs';

/**
 * What a scenario is given.
 * @typedef {object} Stage
 * @property {import('../system/test-system.mjs').TestSystem} system with two replicas of everything
 * @property {Ledger} ledger
 * @property {ReturnType<typeof import('../doubles/paypal/sandbox-client.mjs').sandboxAt>} paypal
 * @property {(what: string) => void} did notes what was done, and what was measured
 *
 * @typedef {Stage & { smtp: import('../system/tcp-proxy.mjs').TcpProxy }} StageWithMail with a proxy before the mail server
 *
 * A scenario: a file of `scenarios/faults`, whose name is the fault.
 * @typedef {object} Scenario
 * @property {string} file without its extension
 * @property {string} title what is done, and what must be seen
 * @property {boolean} [needsClosed] it works with the data of the system, once that is closed
 * @property {(stage: any) => Promise<unknown>} run rejects when something else was seen
 */

/**
 * Lets one thing happen, writes down what was seen, and leaves a system without faults.
 * @param {Scenario} scenario
 * @param {Pick<Stage, 'system'> & Record<string, unknown>} place what else its stage has
 * @param {import('../verdicts.mjs').Verdicts} verdicts
 * @param {() => Promise<void>} [heal]
 */
export async function runScenario({ title, file, run }, place, verdicts, heal) {
  console.log(`▸ ${title}\n  ${file}`);
  const ledger = new Ledger();
  /** @type {string[]} */
  const done = [];
  const did = (/** @type {string} */ what) => void done.push(what);
  const start = Date.now();
  /** @type {unknown} */
  let fault;
  try {
    await run({ ...place, ledger, did });
  } catch (error) {
    fault = error;
  }
  await heal?.().catch((error) => (fault ??= error));
  const value = [...done, `${ledger}`].filter(Boolean).join('. ');
  const seconds = (Date.now() - start) / 1000;
  verdicts.note({ what: title, value, isMet: !fault, seconds, fault });
  if (fault) console.log(loggedProblems(place.system, start));
}

/** Takes every fault away. @param {Pick<StageWithMail, 'system' | 'smtp' | 'paypal'>} place */
export async function healSystem({ system, smtp, paypal }) {
  signalAll(system, /./, 'SIGCONT');
  await smtp.heal();
  await whenAllReady(system);
  await paypal.clearFaults();
}
