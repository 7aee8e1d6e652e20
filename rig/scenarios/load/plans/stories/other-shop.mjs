import { randomUUID } from 'node:crypto';
import { post } from '../../../../clients/clients.mjs';

/**
 * PayPal sends events about payments to another shop of the same account: an order, a capture with its order, and a
 * capture without one. None refers to a payment of ours.
 * @param {import('./stories.mjs').Stage} stage
 */
export async function play({ system, paypal }) {
  const [order, capture] = [idAtPayPal(), idAtPayPal()];
  const related = { supplementary_data: { related_ids: { order_id: order } } };
  const events = [
    {
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource_type: 'checkout-order',
      resource: { id: order },
    },
    { ...CAPTURED, resource: { id: capture, ...related } },
    { ...CAPTURED, resource: { id: capture } },
  ];
  for (const each of events) {
    const event = { id: `WH-${idAtPayPal()}`, ...each };
    const headers = await paypal.sign(JSON.stringify(event));
    await post(`${system.url}/api/paypal/webhook`, event, headers);
  }
}

const CAPTURED = { event_type: 'PAYMENT.CAPTURE.COMPLETED', resource_type: 'capture' };

const idAtPayPal = () => randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
