import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../engines/child-process.mjs';
import { isOk, until } from '../engines/ports.mjs';
import { DATA } from './settings.mjs';

/** How long a service gets to be ready, in milliseconds. */
const READY_MS = 60_000;

/** Where a process writes. @param {{ name: string }} plan */
export const logOf = ({ name }) => join(DATA, 'logs', `${name}.log`);

/** Starts a process as planned. @param {import('./processes.mjs').ProcessPlan} plan */
export const startService = async (plan) => launch(plan, [plan.script], 'ignore');

/**
 * Runs a program with the environment of a process, and writes where that does.
 * @param {import('./processes.mjs').ProcessPlan} plan @param {string[]} args of Node @param {'ignore' | 'pipe'} input
 */
export function launch(plan, args, input) {
  mkdirSync(join(DATA, 'logs'), { recursive: true });
  const log = createWriteStream(logOf(plan), { flags: 'a' });
  const child = startChild(process.execPath, ['--enable-source-maps', ...args], {
    env: { ...process.env, ...plan.env },
    stdio: [input, 'pipe', 'pipe'],
    // Unlike SIGTERM it does not wait for a balancer to notice: everything closes.
    stopSignal: 'SIGINT',
  });
  child.process.stdout?.pipe(log, { end: false });
  child.process.stderr?.pipe(log, { end: false });
  child.process.once('close', () => log.end());
  return child;
}

/** @param {import('./processes.mjs').ProcessPlan} plan */
export const isReady = (plan) => isOk(plan.ready);

/** Resolves when the process can work. @param {import('./processes.mjs').ProcessPlan} plan */
export async function whenReady(plan) {
  await until(() => isReady(plan), READY_MS, `${plan.name} is not ready. See ${logOf(plan)}`);
}
