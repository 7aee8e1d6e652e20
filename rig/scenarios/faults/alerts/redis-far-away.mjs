import { fillMenus } from '../../../fill/menus.mjs';
import { rows, withDatabase } from '../../../system/database.mjs';
import { keepAsking } from '../../../clients/clients.mjs';
import { startGatewayBehind } from '../../../system/gateway-behind-proxy.mjs';

export const title = 'A gateway whose Redis is 0.4 s away, of pages that it has not in memory';
export const fires = ['DinerPagesSlow', 'ApiSlow'];

const ONE_WAY_MS = 400;
/** Four of five menus are published. Each is requested once, so no page is cached. */
const MENUS = 3000;
const DINERS = 12;
/** An API call takes longer than a page, and the alert requires fifty of them in the shortened five minutes. */
const CALLERS = 30;

/**
 * Sends the same requests without the delay of Redis.
 * @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig
 */
export async function healthy({ restaurant: { owner, menuId } }) {
  for (let n = 0; n < 100; n += 1) await owner.call('GET', `/menu/${menuId}`);
  for (let n = 0; n < 100; n += 1) await owner.call('GET', '/api/menus');
}

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run({ system, watch, restaurant: { owner } }, whenFiring) {
  const { postgresUrl } = system.running();
  await withDatabase(postgresUrl, (database) => fillMenus(database, { menus: MENUS }));
  const menus = await rows(
    system,
    `SELECT id FROM menus.menus WHERE is_published AND name LIKE 'Carta %'`,
    [],
  );
  const { gateway, proxy, stop } = await startGatewayBehind(system, 'gateway');
  const unwatch = await watch('gateway', gateway.opsUrl);
  proxy.delay(ONE_WAY_MS);
  const ask = (/** @type {string} */ path) => owner.call('GET', gateway.url + path);
  const diner = () => ask(`/menu/${menus.pop()?.id}`);
  const caller = () => ask('/api/menus').catch(() => undefined);
  const all = Array.from({ length: DINERS + CALLERS }, (_, n) => (n < DINERS ? diner : caller));
  const clients = keepAsking(Object.fromEntries(all.map((one, n) => [`${n}`, one])));
  try {
    await whenFiring();
  } finally {
    await clients.stop();
    await unwatch();
    await stop();
  }
}
