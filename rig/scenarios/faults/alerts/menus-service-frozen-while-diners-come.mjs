import { callFrom } from '../../../clients/calls/call-from.mjs';
import { PHONE, visit } from '../../../clients/visits.mjs';
import { signalAll } from '../../../system/running-processes.mjs';

export const title = 'menus-service frozen while more diners come than may wait';
export const fires = ['VisitsDropped'];
export const mayFire = ['ProcessDown', 'RequestsOld', 'GatewayErrors', 'ApiSlow', 'EventLoopSlow'];

/**
 * Together, the callers send more visits than `MAX_WAITING_ROWS` of a gateway within the deadline of a message. Each
 * has its own sockets.
 */
const CALLERS = 4;
const CALLS = { perSecond: 250, seconds: 10 };

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig */
export async function healthy({ system, restaurant: { menuId } }) {
  await visit(system, menuId);
}

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run({ system, restaurant: { menuId } }, whenFiring) {
  signalAll(system, /^menus-service/, 'SIGSTOP');
  const url = `${system.url}/api/menu-visits`;
  await Promise.all(
    Array.from({ length: CALLERS }, (_, caller) => {
      const body = { menuId, visitorId: `visitante-${caller}-{n}`, source: 'qr', userAgent: PHONE };
      return callFrom({ url, ...CALLS, body: JSON.stringify(body) }, {});
    }),
  );
  await whenFiring();
}
