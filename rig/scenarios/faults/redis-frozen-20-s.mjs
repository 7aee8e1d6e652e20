import { setTimeout as pause } from 'node:timers/promises';
import { signalAll } from '../../system/running-processes.mjs';
import { withoutRedis } from '../../clients/outage.mjs';

export const title =
  'Redis frozen for 20 s → every answer within 3 s, the diner page 200 from memory, sign-in 503, back within 10 s';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run(stage) {
  stage.did('Redis stopped with SIGSTOP for 20 s while clients went on');
  await withoutRedis(stage, async () => {
    signalAll(stage.system, /^Redis$/, 'SIGSTOP');
    await pause(20_000);
    signalAll(stage.system, /^Redis$/, 'SIGCONT');
  });
}
