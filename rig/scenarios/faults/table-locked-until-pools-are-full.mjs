import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { duringOutage } from '../../clients/outage.mjs';

export const title =
  'A table locked for 10 s, every pool of a service full → 503 within 5 s, other services go on, all is back at once';

/** Twice the number of connections of both replicas. */
const SAVERS = 40;

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run(stage) {
  stage.did(`the items' table locked while ${SAVERS} clients saved`);
  const holder = new pg.Client({ connectionString: stage.system.running().postgresUrl });
  await holder.connect();
  await duringOutage(stage, {
    lasts: async () => {
      await holder.query('BEGIN; LOCK TABLE menus.menu_items IN ACCESS EXCLUSIVE MODE');
      await pause(10_000);
    },
    ends: () => holder.end(),
    ...{ others: ['/api/auth/user', '/api/plans'], savers: SAVERS, withinMs: 5000, backMs: 5000 },
  });
  assert.equal(stage.ledger.acknowledged.size, 1, 'a save did not meet the lock');
}
