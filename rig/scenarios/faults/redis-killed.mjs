import { signalAll, whenReplaced } from '../../system/running-processes.mjs';
import { withoutRedis } from '../../clients/outage.mjs';

export const title =
  'Redis killed and restarted → every answer within 3 s, the diner page 200, sessions go on, no process exits';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run(stage) {
  const { system, did } = stage;
  did('Redis killed twice while clients went on; npm start starts it again');
  await withoutRedis(stage, async () => {
    for (let time = 0; time < 2; time += 1) {
      await whenReplaced(system, signalAll(system, /^Redis$/, 'SIGKILL'));
    }
  });
}
