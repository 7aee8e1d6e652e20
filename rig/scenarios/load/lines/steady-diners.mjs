import assert from 'node:assert/strict';
import { callFrom } from '../../../clients/calls/call-from.mjs';
import { openRestaurant } from '../../../clients/restaurant.mjs';
import { cpuSeconds } from '../../../figures/process.mjs';
import { p95 } from '../../../figures/statistics.mjs';

export const title = 'Diner page at 900 requests/s for 60 s → p95 150 ms, no error';

const PER_SECOND = 900;
const SECONDS = 60;
const P95_MS = 150;

/** @param {import('../../../runs/load.mjs').Stage} stage */
export async function run({ system, pinned, ledger, did }) {
  const { menuId } = await openRestaurant(system, { items: 40 });
  const url = `${system.url}/menu/${menuId}`;
  const gateway = system.running().pids['gateway'] ?? 0;
  await callFrom({ url, perSecond: 100, seconds: 5 }, { pinned });
  const before = cpuSeconds(gateway);
  const answers = await callFrom({ url, perSecond: PER_SECOND, seconds: SECONDS }, { pinned });
  const cpu = ((cpuSeconds(gateway) - before) / answers.ms.length) * 1000;
  ledger.note(answers);
  const slow = p95(answers.ms);
  did(`p95 ${slow.toFixed(1)} ms, ${cpu.toFixed(2)} ms of the gateway's CPU each`);
  assert.ok(slow <= P95_MS, `p95 ${slow} ms`);
  assert.deepEqual(Object.fromEntries(ledger.outcomes), { 200: PER_SECOND * SECONDS });
}
