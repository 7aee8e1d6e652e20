import assert from 'node:assert/strict';
import { rows } from '../../system/database.mjs';
import { post } from '../../clients/clients.mjs';
import { approvedOrder, requirePaidOnce } from '../../clients/payments.mjs';

export const title =
  'Forged, altered, repeated and reordered webhooks of PayPal → refused or harmless';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run(stage) {
  const { system, ledger, paypal, did } = stage;
  const order = await approvedOrder(stage);
  /** @param {object} event @param {Record<string, string>} headers */
  const send = (event, headers) =>
    ledger.ask(() => post(`${system.url}/api/paypal/webhook`, event, headers));
  const claim = {
    ...{ id: 'WH-FORGED', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource_type: 'capture' },
    resource: { id: 'X1', supplementary_data: { related_ids: { order_id: order.orderId } } },
  };
  const signed = await paypal.sign(JSON.stringify(claim));
  const forged = await Promise.all([
    send(claim, {}),
    send(claim, { ...signed, 'paypal-transmission-sig': 'c2lnbmF0dXJl' }),
    send({ ...claim, id: 'WH-ALTERED' }, signed),
    send(claim, { ...signed, 'paypal-cert-url': 'https://evil.example/cert.pem' }),
  ]);
  assert.ok(
    forged.every((outcome) => typeof outcome === 'number' && outcome >= 400 && outcome < 500),
    `a forged webhook was answered ${forged.join(', ')}`,
  );
  const known = `SELECT FROM billing.notices WHERE id IN ('WH-FORGED', 'WH-ALTERED')`;
  assert.equal((await rows(system, known)).length, 0);
  await ledger.ask(order.capture);
  const { events } = await paypal.webhooks();
  const ours = events.filter((event) => JSON.stringify(event).includes(order.orderId)).toReversed();
  assert.ok(ours.length >= 2, 'PayPal sent too little');
  const often = Array.from({ length: 10 }, () => ours).flat();
  const repeats = often.map(async (event) => send(event, await paypal.sign(JSON.stringify(event))));
  assert.deepEqual(new Set(await Promise.all(repeats)), new Set([200]));
  await requirePaidOnce(stage, order);
  did(`4 forged webhooks, ${often.length} true ones repeated and in the wrong order`);
}
