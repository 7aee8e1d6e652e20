import { randomUUID } from 'node:crypto';
import { smallImage } from '../../../../clients/photos.mjs';
import { until } from '../../../../../tools/engines/ports.mjs';
import { approvedOrder } from '../../../../clients/payments.mjs';
import { openRestaurant, PASSWORD } from '../../../../clients/restaurant.mjs';
import { invite, memberOf } from './team.mjs';

/** @typedef {import('./stories.mjs').Stage} Stage */

const LIMIT_MS = 30_000;

/**
 * Accounts are transferred to their administrator, who pays for an order of the previous owner (docs/adr/0034). One
 * account only has its trial, and its previous owner leaves. The other one has the largest plan, and its previous
 * owner stays for a while.
 * @param {Stage} stage
 */
export async function play(stage) {
  await handOver(stage);
  await handOver(stage, 'empresarial');
}

/** @param {Stage} stage @param {string} [plan] */
async function handOver(stage, plan) {
  const { system, admin } = stage;
  const given = await openRestaurant(system);
  const { owner, userId, accountId, menuId } = given;
  const order = await approvedOrder(stage, given);
  if (plan) {
    await admin.call('PUT', `/api/admin/users/${userId}/plan`, { plan, expiresAt: null });
    await until(
      async () => (await owner.call('GET', '/api/auth/user')).subscriptionPlan === plan,
      LIMIT_MS,
      'no plan was granted',
    );
    for (const name of ['Caja', 'Cocina']) await owner.call('POST', '/api/api-keys', { name });
    await addWebhook(stage, owner);
  }
  await given.addItem('Mofongo');
  await owner.uploadItemImage(await smallImage());
  const taker = await memberOf(stage, owner, 'administrator');
  await taker.owner.call('POST', `/api/accounts/${accountId}/enter`);
  if (plan) await addWebhook(stage, taker.owner);
  await invite(stage, owner, 'editor');

  const proposal = { userId: taker.userId, stays: Boolean(plan), password: PASSWORD };
  const { id: transferId } = await owner.call('POST', '/api/transfers', proposal);
  await taker.owner.call('POST', `/api/transfers/${transferId}/accept`);
  await until(
    async () => (await taker.owner.call('GET', '/api/auth/user')).account.role === 'owner',
    LIMIT_MS,
    'the account has no other owner',
  );
  await taker.owner.call('PUT', `/api/menus/${menuId}`, { description: 'De otra dueña' });
  await taker.owner.call('POST', `/api/paypal/order/${order.orderId}/capture`);
  if (plan) await taker.owner.call('DELETE', `/api/people/${userId}`);
}

/**
 * The target is a server that responds with any status.
 * @param {Stage} stage @param {import('../../../../../tools/api/owner.mjs').Owner} owner
 */
const addWebhook = ({ system }, owner) =>
  owner.call('POST', '/api/webhooks', {
    url: new URL(randomUUID(), system.inboxUrl).href,
    events: ['menu.updated'],
  });
