import assert from 'node:assert/strict';
import { callFrom } from '../../../clients/calls/call-from.mjs';
import { openRestaurant } from '../../../clients/restaurant.mjs';

export const title = '500 diners at once of a menu that no memory has → at most 3 database reads';

const DINERS = 500;
const READS = `SELECT coalesce(sum(calls), 0)::int AS calls FROM pg_stat_statements
  WHERE query LIKE '%CASE WHEN menu.is_published AND %THEN json_build_object%'`;

/** @param {import('../../../runs/load.mjs').Stage} stage */
export async function run({ system, database, pinned, ledger, did }) {
  const { menuId } = await openRestaurant(system, { items: 40 });
  const read = async () => (await database.query(READS)).rows[0].calls;
  const before = await read();
  const calls = { url: `${system.url}/menu/${menuId}`, perSecond: DINERS * 1000, seconds: 0.001 };
  ledger.note(await callFrom(calls, { pinned }));
  const reads = (await read()) - before;
  did(`${reads} database reads`);
  assert.ok(reads > 0 && reads <= 3);
  assert.deepEqual(Object.fromEntries(ledger.outcomes), { 200: DINERS });
}
