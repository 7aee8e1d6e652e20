import { until } from '../../../../../tools/engines/ports.mjs';
import { approvedOrder } from '../../../../clients/payments.mjs';
import { openRestaurant } from '../../../../clients/restaurant.mjs';
import { rows } from '../../../../system/database.mjs';

const LIMIT_MS = 30_000;
const STATUS = 'SELECT status FROM billing.payments WHERE order_id = $1';

/**
 * A plan is bought, refunded, and bought again, and PayPal sends an event about each step. The plan is cancelled and
 * resumed. The payer of another order leaves without paying.
 * @param {import('./stories.mjs').Stage} stage
 */
export async function play(stage) {
  const { system, paypal } = stage;
  const restaurant = await openRestaurant(system);
  const { owner } = restaurant;
  const refunded = await approvedOrder(stage, restaurant);
  await refunded.capture();
  const { orders } = await paypal.ledger();
  const { captureId } = orders.find(({ id }) => id === refunded.orderId) ?? {};
  await paypal.refund(captureId ?? '');
  const isRefunded = async () =>
    (await rows(system, STATUS, [refunded.orderId]))[0]?.status === 'refunded';
  await until(isRefunded, LIMIT_MS, 'no refund was heard of');

  await (await approvedOrder(stage, restaurant)).capture();
  await owner.call('POST', '/api/billing/cancel');
  await owner.call('POST', '/api/billing/resume');
  const { orderId } = await approvedOrder(stage, restaurant);
  await owner.call('POST', `/api/paypal/order/${orderId}/cancel`);
}
