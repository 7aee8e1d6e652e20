import assert from 'node:assert/strict';
import { until } from '../../../tools/engines/ports.mjs';
import { rows } from '../../system/database.mjs';
import { killDuringImage, uploadImage } from '../../clients/image-work.mjs';
import { openRestaurant } from '../../clients/restaurant.mjs';

export const title = 'Worker killed during an image → the image is made, once';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run(stage) {
  const { system, ledger, did } = stage;
  const { owner, accountId } = await openRestaurant(system);
  const [{ confirmed }] = await Promise.all([
    uploadImage(stage, owner),
    killDuringImage(system, 1),
  ]);
  await confirmed;
  const sql = `SELECT id, status, is_derived AS "isDerived" FROM media.objects WHERE account_id = $1`;
  const objects = () => rows(system, sql, [accountId]);
  await until(async () => (await objects()).every((each) => each.isDerived), 60_000, 'not derived');
  const stored = await objects();
  assert.deepEqual(
    stored.map(({ status }) => status),
    ['ready'],
  );
  did('both workers killed while one had an image of 10 MB in work; all sizes are there');
  ledger.requireOutcomes(200, 503);
  ledger.compare(stored.map(({ id }) => id));
}
