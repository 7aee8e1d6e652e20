import assert from 'node:assert/strict';
import { rows } from '../system/database.mjs';
import { openRestaurant } from './restaurant.mjs';

/**
 * @param {Pick<import('../runs/run-scenario.mjs').Stage, 'system' | 'paypal'>} stage
 * @param {import('./restaurant.mjs').Restaurant} [restaurant] restaurant that orders; a new one by default
 */
export async function approvedOrder({ system, paypal }, restaurant) {
  const { owner, accountId } = restaurant ?? (await openRestaurant(system));
  const wanted = { amount: '29.00', currency: 'USD', intent: 'CAPTURE' };
  const { id: orderId } = await owner.call('POST', '/api/paypal/order', wanted);
  await paypal.approve(orderId);
  return {
    orderId,
    accountId,
    capture: () => owner.call('POST', `/api/paypal/order/${orderId}/capture`),
  };
}

/**
 * Fails unless the payer was charged once and the plan was granted once.
 * @param {import('../runs/run-scenario.mjs').Stage} stage @param {{ orderId: string, accountId: string }} order
 */
export async function requirePaidOnce({ system, paypal }, { orderId, accountId }) {
  const { orders } = await paypal.ledger();
  const charged = orders.find(({ id }) => id === orderId);
  const payments = await rows(
    system,
    `SELECT status, receipt_number IS NOT NULL AS "hasReceipt" FROM billing.payments WHERE order_id = $1`,
    [orderId],
  );
  const granted = await rows(
    system,
    `SELECT plan, status FROM billing.subscriptions WHERE account_id = $1 AND NOT is_trial`,
    [accountId],
  );
  assert.deepEqual(
    { charges: charged?.charges, payments, granted },
    {
      charges: 1,
      payments: [{ status: 'completed', hasReceipt: true }],
      granted: [{ plan: 'profesional', status: 'active' }],
    },
  );
}
