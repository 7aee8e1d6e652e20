import { rollBehindHaproxy } from '../smoke/rolling.mjs';

export const title = 'Every process restarted under load behind HAProxy → no failed request';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run({ system, did }) {
  const ledger = await rollBehindHaproxy(system);
  did(`each of ten processes stopped with SIGTERM and started again; ${ledger}`);
}
