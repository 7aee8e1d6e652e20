import assert from 'node:assert/strict';
import {
  keepLastCoreForClients,
  moveToClients,
  shareAllCores,
} from '../../clients/calls/call-from.mjs';
import { compareBesides, hashing, signIns } from '../../clients/calls/compare-besides.mjs';
import { startDinersGateway } from '../../system/diners-gateway.mjs';
import { openRestaurant } from '../../clients/restaurant.mjs';

export const title =
  'A storm of sign-ins → the diner page of a gateway for diners alone, on a core that signing in does not use, is at most 20 % slower, every sign-in answered';

/** Enough rounds for a stable median on a machine that other programs use at times. */
const ROUNDS = 15;

/**
 * Hashing occupies the memory bandwidth that all cores share. Therefore the sign-ins are also compared with a process
 * outside the product that hashes as many passwords.
 * @param {import('../../runs/run-scenario.mjs').Stage} stage
 */
export async function run({ system, ledger, did }) {
  const { menuId } = await openRestaurant(system);
  const pinned = keepLastCoreForClients();
  const diners = await startDinersGateway(system, 'gateway-1');
  try {
    if (pinned) moveToClients(diners.process.pid);
    const amongSystem = { pinned, amongSystem: true };
    /** @type {Record<string, number>} */
    const statuses = {};
    const { calm, busy, storm } = await compareBesides(
      `${diners.url}/menu/${menuId}`,
      { busy: hashing(amongSystem), storm: signIns(system.url, amongSystem, statuses) },
      { pinned },
      ROUNDS,
    );
    ledger.note({ ms: [], statuses });
    did(
      `p95 of the diner page: ${calm.toFixed(2)} ms calm, ${busy.toFixed(2)} ms beside a core that hashes, ${storm.toFixed(2)} ms beside 100 sign-ins/s`,
    );
    ledger.requireOutcomes(401, 429, 503);
    const slower = storm / Math.max(calm, busy);
    assert.ok(slower <= 1.2, `${slower.toFixed(2)} times as slow`);
  } finally {
    await diners.stop();
    if (pinned) shareAllCores();
  }
}
