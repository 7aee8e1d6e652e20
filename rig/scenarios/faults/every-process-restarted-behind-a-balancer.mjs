import { rollBehindHaproxy } from '../smoke/rolling.mjs';

export const title = 'Every process restarted under load behind HAProxy → no failed request';

/** @param {import('../../runs/stage.mjs').Stage} stage */
export async function run({ system, ledger, did }) {
  const load = await rollBehindHaproxy(system);
  const done = Object.values(load.done).reduce((sum, count) => sum + count, 0);
  ledger.outcomes.set(200, done);
  for (const name of load.acknowledged) {
    ledger.sent.add(name);
    ledger.acknowledged.add(name);
  }
  ledger.stored = load.acknowledged.size;
  did(`each of ten processes stopped with SIGTERM and started again, under ${done} requests`);
}
