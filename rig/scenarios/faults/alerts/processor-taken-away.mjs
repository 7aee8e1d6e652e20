import { setTimeout as pause } from 'node:timers/promises';
import { pidsOf } from '../../../system/running-processes.mjs';

export const title = 'identity-service gets the processor for a third of the time, in pieces';
export const fires = ['EventLoopSlow'];

const AWAY_MS = 400;
const THERE_MS = 200;

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run({ system }, whenFiring) {
  const [pid = 0] = Object.values(pidsOf(system, /^identity-service/));
  let isOver = false;
  const pulses = (async () => {
    while (!isOver) {
      process.kill(pid, 'SIGSTOP');
      await pause(AWAY_MS);
      process.kill(pid, 'SIGCONT');
      await pause(THERE_MS);
    }
  })();
  try {
    await whenFiring();
  } finally {
    isOver = true;
    await pulses;
  }
}
