import { whileHeld } from '../../../system/database.mjs';

export const title = 'The lock of the outbox of menus held by a session that nobody ends';
export const fires = ['OutboxOld'];

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig */
export const healthy = ({ restaurant }) => restaurant.addItem('Mangú');

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run({ system, restaurant: { addItem } }, whenFiring) {
  const lock = `SELECT pg_advisory_lock(hashtext('cartaviva-outbox-menus'))`;
  await whileHeld(system, lock, async () => {
    await addItem('Mangú');
    await whenFiring();
  });
}
