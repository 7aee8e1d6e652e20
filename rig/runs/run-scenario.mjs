import { signalAll, whenAllReady } from '../system/running-processes.mjs';
import { Ledger } from '../ledger.mjs';
import { loggedProblems } from '../system/logs.mjs';

/**
 * Context of a scenario.
 * @typedef {object} Stage
 * @property {import('../system/test-system.mjs').TestSystem} system system with two replicas of each process
 * @property {Ledger} ledger
 * @property {ReturnType<typeof import('../doubles/paypal/sandbox-client.mjs').sandboxAt>} paypal
 * @property {(what: string) => void} did adds an action or a measurement to the report
 *
 * @typedef {Stage & { smtp: import('../system/tcp-proxy.mjs').TcpProxy }} StageWithMail stage with a proxy in front
 *   of the mail server
 *
 * Scenario: a file in `scenarios/faults`, whose name is the fault.
 * @typedef {object} Scenario
 * @property {string} file file name without its extension
 * @property {string} title fault and expected result
 * @property {boolean} [needsClosed] it runs on the data of the system after the system has closed
 * @property {(stage: any) => Promise<unknown>} run rejects when the result is not as expected
 */

/**
 * Runs a scenario, reports its result, and removes all faults afterwards.
 * @param {Scenario} scenario
 * @param {Pick<Stage, 'system'> & Record<string, unknown>} place further members of its stage
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

/** @param {Pick<StageWithMail, 'system' | 'smtp' | 'paypal'>} place */
export async function healSystem({ system, smtp, paypal }) {
  signalAll(system, /./, 'SIGCONT');
  await smtp.heal();
  await whenAllReady(system);
  await paypal.clearFaults();
}
