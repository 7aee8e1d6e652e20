import { until } from '../../../tools/engines/ports.mjs';
import { approvedOrder, requirePaidOnce } from '../../clients/payments.mjs';

export const title = 'The reply to a capture lost, every time → charged once, plan granted once';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run(stage) {
  const { ledger, paypal, did } = stage;
  const order = await approvedOrder(stage);
  await paypal.fault({ kind: 'lost-reply', on: 'capture', times: null });
  const capture = () => ledger.ask(order.capture);
  await capture();
  await capture();
  await paypal.clearFaults();
  await until(async () => (await capture()) === 200, 20_000, 'the payment is not settled');
  did('PayPal took the money and cut each connection before its reply; asked again until answered');
  ledger.requireOutcomes(200, 409, 503);
  ledger.requireAnswersWithin(5500);
  await requirePaidOnce(stage, order);
}
