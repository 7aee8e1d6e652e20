import assert from 'node:assert/strict';
import {
  callsAtTheDoor,
  compareBesides,
  signIns,
} from '../../../tools/bench/sign-in/compare-besides.mjs';
import { startDinersGateway } from '../../../tools/bench/sign-in/diners-gateway.mjs';
import { openRestaurant } from '../restaurant.mjs';

export const title =
  'A storm of sign-ins → the diner page of a gateway for diners alone is at most 20 % slower, every sign-in answered';
export const seconds = 45;

/** @param {import('../stage.mjs').Stage} stage */
export async function run({ system, ledger, did }) {
  const { menuId } = await openRestaurant(system);
  const diners = await startDinersGateway(system, 'gateway-1');
  try {
    /** @type {Record<string, number>} */
    const statuses = {};
    const { calm, refused, storm } = await compareBesides(
      `${diners.url}/menu/${menuId}`,
      { refused: callsAtTheDoor(system.url, {}), storm: signIns(system.url, {}, statuses) },
      {},
      2,
    );
    ledger.note({ ms: [], statuses });
    did(
      `p95 of the diner page: ${calm.toFixed(1)} ms calm, ${refused.toFixed(1)} ms beside 100 calls/s without a session, ${storm.toFixed(1)} ms beside 100 sign-ins/s`,
    );
    ledger.requireOutcomes(401, 429, 503);
    assert.ok(storm <= calm * 1.2, `${(storm / calm).toFixed(2)} times as slow`);
  } finally {
    await diners.stop();
  }
}
