import { approvedOrder } from '../../../clients/payments.mjs';

export const title = 'PayPal declines ten payments';
export const fires = ['PaymentsDeclined'];
export const looksBackHours = true;

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig */
export const healthy = async (rig) => (await approvedOrder(rig, rig.restaurant)).capture();

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run(rig, whenFiring) {
  await rig.paypal.fault({ kind: 'declined', on: 'capture', times: null });
  for (let n = 0; n < 10; n += 1) {
    const order = await approvedOrder(rig, rig.restaurant);
    await order.capture().catch(() => undefined);
  }
  await whenFiring();
}
