import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../engines/child-process.mjs';
import { isOk, until } from '../engines/ports.mjs';
import { DATA } from './settings.mjs';

/** Time for a service to become ready, in milliseconds. */
const READY_MS = 60_000;

/** @param {{ name: string }} plan */
export const logOf = ({ name }) => join(DATA, 'logs', `${name}.log`);

/** @param {import('./processes.mjs').ProcessPlan} plan */
export const startService = async (plan) => launch(plan, [plan.script], 'ignore');

/**
 * Runs a program with the environment and the log file of a process.
 * @param {import('./processes.mjs').ProcessPlan} plan
 * @param {string[]} args arguments of Node
 * @param {'ignore' | 'pipe'} input
 */
export function launch(plan, args, input) {
  mkdirSync(join(DATA, 'logs'), { recursive: true });
  const log = createWriteStream(logOf(plan), { flags: 'a' });
  const child = startChild(process.execPath, ['--enable-source-maps', ...args], {
    env: { ...process.env, ...plan.env },
    stdio: [input, 'pipe', 'pipe'],
    // SIGINT closes everything at once. SIGTERM would wait until a load balancer notices.
    stopSignal: 'SIGINT',
  });
  child.process.stdout?.pipe(log, { end: false });
  child.process.stderr?.pipe(log, { end: false });
  child.process.once('close', () => log.end());
  return child;
}

/** @param {import('./processes.mjs').ProcessPlan} plan */
export const isReady = (plan) => isOk(plan.ready);

/** @param {import('./processes.mjs').ProcessPlan} plan */
export async function whenReady(plan) {
  await until(() => isReady(plan), READY_MS, `${plan.name} is not ready. See ${logOf(plan)}`);
}
