import { keepAsking } from '../../../clients/clients.mjs';
import { approvedOrder } from '../../../clients/payments.mjs';

export const title = 'PayPal answers 500 to every order';
export const fires = ['PaymentsFail'];

const WANTED = { amount: '29.00', currency: 'USD', intent: 'CAPTURE' };
/** Interval of an owner's retries, in milliseconds. They are too few for `GatewayErrors`. */
const EVERY_MS = 1500;

/**
 * Pays each order, because PayPal is not asked for a new order while one is open.
 * @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig
 */
export async function healthy(rig) {
  for (let n = 0; n < 5; n += 1) await (await approvedOrder(rig, rig.restaurant)).capture();
}

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run({ paypal, restaurant: { owner } }, whenFiring) {
  await paypal.fault({ kind: 'error', on: 'create', times: null });
  const order = () => owner.call('POST', '/api/paypal/order', WANTED).catch(() => undefined);
  const client = keepAsking({ order }, EVERY_MS);
  try {
    await whenFiring();
  } finally {
    await client.stop();
  }
}
