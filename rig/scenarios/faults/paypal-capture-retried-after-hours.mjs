import assert from 'node:assert/strict';
import { until } from '../../../tools/engines/ports.mjs';
import { approvedOrder, requirePaidOnce } from '../../clients/payments.mjs';

export const title =
  'A capture whose reply was lost, tried again when PayPal has forgotten its request id → charged once, plan granted once';

const SEVEN_HOURS_MS = 7 * 3_600_000;

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run(stage) {
  const { ledger, paypal, did } = stage;
  const order = await approvedOrder(stage);
  await paypal.fault({ kind: 'lost-reply', on: 'capture', times: null });
  // The state of the order cannot be queried meanwhile, and its webhook never arrives.
  await paypal.fault({ kind: 'error', on: 'order', times: null });
  await paypal.fault({ kind: 'lost-notices', times: null });
  const capture = () => ledger.ask(order.capture);
  assert.notEqual(await capture(), 200);
  await paypal.shiftClock(SEVEN_HOURS_MS);
  try {
    await paypal.clearFaults();
    await until(async () => (await capture()) === 200, 20_000, 'the payment is not settled');
  } finally {
    await paypal.shiftClock(-SEVEN_HOURS_MS);
  }
  did('money taken, reply and webhook lost; asked again by the payer seven hours later at PayPal');
  ledger.requireOutcomes(200, 409, 503);
  await requirePaidOnce(stage, order);
}
