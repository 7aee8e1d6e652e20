import { signalAll, whenAllReady } from '../system/running-processes.mjs';
import { Ledger } from '../ledger/ledger.mjs';
import { loggedProblems } from '../system/logged-problems.mjs';

/**
 * What became of a scenario.
 * @typedef {object} Result
 * @property {string} title
 * @property {string[]} done what was done and measured
 * @property {string} ledger
 * @property {number} tookMs
 * @property {unknown} [fault] why it failed
 */

/**
 * Lets one fault happen, writes down what was seen, and leaves a system without faults.
 * @param {import('./stage.mjs').Scenario} scenario
 * @param {Omit<import('./stage.mjs').StageWithMail, 'ledger' | 'did'>} place
 * @returns {Promise<Result>}
 */
export async function runScenario({ title, file, needsClosed, run }, place) {
  console.log(`▸ ${title}\n  ${file}`);
  const ledger = new Ledger();
  /** @type {string[]} */
  const done = [];
  const did = (/** @type {string} */ what) => {
    done.push(what);
    console.log(`  ${what}`);
  };
  const start = Date.now();
  /** @type {unknown} */
  let fault;
  try {
    await run({ ...place, ledger, did });
  } catch (error) {
    fault = error;
  }
  if (!needsClosed) await healSystem(place).catch((error) => (fault ??= error));
  const tookMs = Date.now() - start;
  if (`${ledger}`) console.log(`  ledger: ${ledger}`);
  if (fault) {
    console.log(`  ${fault instanceof Error ? fault.stack : fault}`);
    console.log(loggedProblems(place.system, start).join('\n'));
  }
  console.log(`${fault ? '✗' : '✓'} ${(tookMs / 1000).toFixed(1)} s\n`);
  return { title, done, ledger: `${ledger}`, tookMs, fault };
}

/** Takes every fault away. @param {Pick<import('./stage.mjs').StageWithMail, 'system' | 'smtp' | 'paypal'>} place */
export async function healSystem({ system, smtp, paypal }) {
  signalAll(system, /./, 'SIGCONT');
  await smtp.heal();
  await whenAllReady(system);
  await paypal.clearFaults();
}
