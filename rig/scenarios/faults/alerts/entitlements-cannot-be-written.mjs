import { rows } from '../../../system/database.mjs';
import { approvedOrder } from '../../../clients/payments.mjs';

export const title = 'The table of entitlements refuses every row while an owner buys a plan';
export const fires = ['DeadLetters'];

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig */
export const healthy = async (rig) => (await approvedOrder(rig, rig.restaurant)).capture();

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run(rig, whenFiring) {
  const change = (/** @type {string} */ what) =>
    rows(rig.system, `ALTER TABLE menus.entitlements ${what}`);
  const order = await approvedOrder(rig, rig.restaurant);
  await change('ADD CONSTRAINT nothing_goes CHECK (false) NOT VALID');
  try {
    await order.capture();
    await whenFiring();
  } finally {
    await change('DROP CONSTRAINT nothing_goes');
  }
}
