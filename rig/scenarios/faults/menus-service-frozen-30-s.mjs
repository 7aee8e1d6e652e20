import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { duringOutage } from '../../clients/outage.mjs';
import { signalAll } from '../../system/running-processes.mjs';

export const title =
  'SIGSTOP of a service for 30 s → answers within 5 s, recovery within 10 s, what was refused is not done late; other pages go on';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run(stage) {
  stage.did('both replicas of menus-service stopped for 30 s');
  const signal = (/** @type {NodeJS.Signals} */ name) =>
    signalAll(stage.system, /^menus-service/, name);
  const { stored, refused } = await duringOutage(stage, {
    lasts: async () => {
      signal('SIGSTOP');
      await pause(30_000);
    },
    ends: () => signal('SIGCONT'),
    ...{ others: ['/api/auth/user', '/api/plans'], withinMs: 5000, backMs: 10_000 },
  });
  const late = stored.filter((name) => refused.includes(name));
  assert.deepEqual(late, [], 'done after its client was told 503');
}
