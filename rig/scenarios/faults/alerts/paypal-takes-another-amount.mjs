import { approvedOrder } from '../../../clients/payments.mjs';

export const title = 'A payer is charged another amount than was ordered';
export const fires = ['PaymentUnderReview'];

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig */
export const healthy = async (rig) => (await approvedOrder(rig, rig.restaurant)).capture();

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run(rig, whenFiring) {
  const order = await approvedOrder(rig, rig.restaurant);
  const amount = { currency_code: 'USD', value: '1.00' };
  await rig.paypal.fault({ kind: 'altered', on: 'capture', amount });
  await order.capture().catch(() => undefined);
  await whenFiring();
}
