import { forEach } from '../../../clients/clients.mjs';
import { whileHeld } from '../../../system/database.mjs';

export const title = 'The table of items locked while 800 clients save';
export const fires = ['RequestsOld', 'RequestsPileUp', 'PostgresPoolWaits', 'GatewayErrors'];
/** Each client waits until its deadline, and together they occupy the processor. */
export const mayFire = ['ApiSlow', 'EventLoopSlow', 'ProcessDown', 'ProcessNotReady', 'EventsOld'];

const CLIENTS = 800;

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig */
export async function healthy({ restaurant: { addItem } }) {
  for (let n = 0; n < 20; n += 1) await addItem(`Plato ${n}`);
}

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run({ system, restaurant: { addItem } }, whenFiring) {
  const lock = 'BEGIN; LOCK TABLE menus.menu_items IN ACCESS EXCLUSIVE MODE';
  await whileHeld(system, lock, async () => {
    let isOver = false;
    const clients = forEach(Array.from({ length: CLIENTS }), CLIENTS, async (_, n) => {
      while (!isOver) await addItem(`Plato ${n}`).catch(() => undefined);
    });
    try {
      await whenFiring();
    } finally {
      isOver = true;
      await clients;
    }
  });
}
