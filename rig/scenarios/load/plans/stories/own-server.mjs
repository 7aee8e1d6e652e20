import { randomUUID } from 'node:crypto';
import { until } from '../../../../../tools/engines/ports.mjs';
import { openRestaurant } from '../../../../clients/restaurant.mjs';
import { rows } from '../../../../system/database.mjs';

const LIMIT_MS = 30_000;
const PLAN = 'SELECT FROM menus.entitlements WHERE account_id = $1 AND plan = $2';

/**
 * A developer sends the changes of a menu to a server that does not handle them yet, and inspects the deliveries.
 * @param {import('./stories.mjs').Stage} stage
 */
export async function play({ system, admin }) {
  const { owner, userId, accountId, menuId } = await openRestaurant(system);
  const plan = { plan: 'empresarial', expiresAt: null };
  await admin.call('PUT', `/api/admin/users/${userId}/plan`, plan);
  const isGranted = async () => (await rows(system, PLAN, [accountId, plan.plan])).length > 0;
  await until(isGranted, LIMIT_MS, 'no plan was granted');
  const url = new URL(randomUUID(), system.inboxUrl).href;
  const wanted = { url, events: ['menu.updated'] };
  const { id } = await owner.call('POST', '/api/webhooks', wanted);
  const log = `/api/webhooks/${id}/deliveries`;
  await owner.call('POST', `/api/webhooks/${id}/test`);
  await owner.call('PUT', `/api/menus/${menuId}`, { description: 'De otra manera' });
  const isTried = async () => {
    const deliveries = await owner.call('GET', log);
    return (
      deliveries.length > 1 && deliveries.every((/** @type {any} */ one) => one.attemptCount > 0)
    );
  };
  await until(isTried, LIMIT_MS, 'no webhook was sent');
  const [{ id: deliveryId }] = await owner.call('GET', `${log}?limit=1`);
  await owner.call('GET', `${log}/${deliveryId}`);
}
