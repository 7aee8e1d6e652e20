import { approvedOrder, requirePaidOnce } from '../../clients/payments.mjs';

export const title = '20 captures of one order at once → one charge, one plan, one answer';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run(stage) {
  const { ledger, did } = stage;
  const order = await approvedOrder(stage);
  await Promise.all(Array.from({ length: 20 }, () => ledger.ask(order.capture)));
  did('20 captures of one order at once, through both replicas of billing-service');
  ledger.requireOutcomes(200);
  await requirePaidOnce(stage, order);
}
