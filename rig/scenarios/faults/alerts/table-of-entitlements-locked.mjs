import { approvedOrder } from '../../../clients/payments.mjs';
import { whileHeld } from '../../../system/database.mjs';

export const title = 'The table of entitlements locked while an owner buys a plan';
export const fires = ['EventsOld'];
/** Event handlers also wait for the lock, each with a connection. */
export const mayFire = ['PostgresPoolWaits', 'DeadLetters'];

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig */
export const healthy = async (rig) => (await approvedOrder(rig, rig.restaurant)).capture();

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run(rig, whenFiring) {
  const order = await approvedOrder(rig, rig.restaurant);
  const lock = 'BEGIN; LOCK TABLE menus.entitlements IN ACCESS EXCLUSIVE MODE';
  await whileHeld(rig.system, lock, async () => {
    await order.capture();
    await whenFiring();
  });
}
