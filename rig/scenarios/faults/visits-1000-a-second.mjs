import assert from 'node:assert/strict';
import { callFrom } from '../../clients/calls/call-from.mjs';
import { until } from '../../../tools/engines/ports.mjs';
import { rows } from '../../system/database.mjs';
import { PHONE } from '../../clients/visits.mjs';
import { gatewaysOf, openRestaurant } from '../../clients/restaurant.mjs';

export const title =
  'Visits at 1,000/s with 30 % repeats → as many visits, views and counts as distinct visitors, no 5xx';

const SECONDS = 30;
const FIRST_PER_SECOND = 700;
const REPEATS_PER_SECOND = 300;
const COUNTS = `
  SELECT count(*)::int AS visits, count(DISTINCT visitor_id)::int AS visitors,
    (SELECT sum(1 + coalesce(json_array_length(later), 0)) FROM menus.menu_visits
     WHERE menu_id = $1 AND day IS NOT NULL)::int AS views,
    (SELECT sum(views) FROM menus.menu_days WHERE menu_id = $1)::int AS counted
  FROM menus.menu_visits WHERE menu_id = $1`;

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run({ system, ledger, did }) {
  const { menuId } = await openRestaurant(system);
  const visit = { menuId, visitorId: 'visitante-{n}', source: 'qr', userAgent: PHONE };
  const [one, other] = gatewaysOf(system);
  const calls = { seconds: SECONDS, body: JSON.stringify(visit) };
  const answers = await Promise.all([
    callFrom({ ...calls, url: `${one}/api/menu-visits`, perSecond: FIRST_PER_SECOND }, {}),
    // All of these visitors also visit through the other gateway.
    callFrom({ ...calls, url: `${other}/api/menu-visits`, perSecond: REPEATS_PER_SECOND }, {}),
  ]);
  for (const each of answers) ledger.note(each);
  const distinct = SECONDS * FIRST_PER_SECOND;
  const counted = async () => (await rows(system, COUNTS, [menuId]))[0];
  await until(async () => (await counted()).visits >= distinct, 60_000, 'visits are missing');
  ledger.stored = (await counted()).visits;
  did(
    `${SECONDS} s of ${FIRST_PER_SECOND} first visits a second at one gateway and ${REPEATS_PER_SECOND} repeats at another: ${distinct} visitors`,
  );
  ledger.requireOutcomes(200);
  const all = { visits: distinct, visitors: distinct, views: distinct, counted: distinct };
  assert.deepEqual(await counted(), all);
}
