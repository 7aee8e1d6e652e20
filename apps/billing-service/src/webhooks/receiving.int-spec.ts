import { billing } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { startTestService, type TestService } from '../../test/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
afterEach(() => service.paypal.clearFaults());
const subscription = (accountId: string) => service.asUser(accountId)(billing.subscription.get, {});
const capture = (accountId: string, orderId: string) =>
  service.asUser(accountId)(billing.order.capture, { orderId });
const orderOf = async (orderId: string) =>
  (await service.paypal.ledger()).orders.find(({ id }) => id === orderId)!;

async function approved() {
  const accountId = randomUUID();
  const orderId = await service.order(accountId);
  await service.paypal.approve(orderId);
  return { accountId, orderId };
}

async function webhooksOf(orderId: string) {
  const { captureId } = await orderOf(orderId);
  const { events } = await service.paypal.webhooks();
  const about = (event: object) => {
    const text = JSON.stringify(event);
    return text.includes(orderId) || (captureId !== null && text.includes(captureId));
  };
  return events.filter(about);
}

describe('PayPal’s webhooks', () => {
  it('have an order captured whose payer closed the page after saying yes', async () => {
    const { accountId, orderId } = await approved();
    for (const webhook of await webhooksOf(orderId)) await service.webhook(webhook);
    expect((await orderOf(orderId)).charges).toBe(1);
    expect(await subscription(accountId)).toMatchObject({ plan: 'profesional', status: 'active' });
  });

  it('are harmless repeated, all at once and in the wrong order', async () => {
    const { accountId, orderId } = await approved();
    await capture(accountId, orderId);
    const { captureId } = await orderOf(orderId);
    const before = (await webhooksOf(orderId)).toReversed();
    const often = Array.from({ length: 10 }, () => before).flat();
    await Promise.all([...often.map((each) => service.webhook(each)), capture(accountId, orderId)]);
    expect((await orderOf(orderId)).charges).toBe(1);
    expect(await service.emitted(accountId)).toHaveLength(1);

    await service.paypal.refund(captureId!);
    for (const webhook of (await webhooksOf(orderId)).toReversed()) await service.webhook(webhook);
    for (const webhook of before) await service.webhook({ ...webhook, id: `WH-${randomUUID()}` });
    expect(await subscription(accountId)).toMatchObject({ plan: 'free' });
    expect((await service.emitted(accountId)).map(({ plan }) => plan)).toEqual([
      'profesional',
      'free',
    ]);
  });

  it('settle what was pending, to either side', async () => {
    for (const outcome of ['COMPLETED', 'DECLINED'] as const) {
      const { accountId, orderId } = await approved();
      await service.paypal.fault({ kind: 'pending', on: 'capture' });
      await capture(accountId, orderId);
      await service.paypal.settle((await orderOf(orderId)).captureId!, outcome);
      for (const webhook of await webhooksOf(orderId)) await service.webhook(webhook);
      const plan = outcome === 'COMPLETED' ? 'profesional' : 'free';
      expect(await subscription(accountId)).toMatchObject({ plan });
    }
  });

  it('are believed no further than PayPal confirms', async () => {
    const accountId = randomUUID();
    const orderId = await service.order(accountId);
    await service.webhook({
      ...{ id: `WH-${randomUUID()}`, event_type: 'PAYMENT.CAPTURE.COMPLETED' },
      resource_type: 'capture',
      resource: { id: 'X1', supplementary_data: { related_ids: { order_id: orderId } } },
    });
    expect(await subscription(accountId)).toMatchObject({ plan: 'free' });
  });

  it('are kept as they came, once', async () => {
    const { orderId } = await approved();
    const [webhook] = await webhooksOf(orderId);
    await Promise.all([service.webhook(webhook!), service.webhook(webhook!)]);
    const rows = await service.sql(`SELECT body, handled_at FROM notices WHERE id = $1`, [
      webhook!.id,
    ]);
    expect(rows).toEqual([{ body: JSON.stringify(webhook), handled_at: expect.any(Date) }]);
  });

  it('that are forged are refused and leave nothing', async () => {
    const { accountId, orderId } = await approved();
    const [webhook] = await webhooksOf(orderId);
    const signed = await service.paypal.sign(JSON.stringify(webhook));
    const forged = { code: 'NOTICE_FORGED' };
    await expect(service.webhook(webhook!, {})).rejects.toMatchObject(forged);
    await expect(service.webhook({ ...webhook, id: 'WH-1' }, signed)).rejects.toMatchObject(forged);
    expect((await orderOf(orderId)).charges).toBe(0);
    expect(await subscription(accountId)).toMatchObject({ plan: 'free' });
    expect(
      await service.sql(`SELECT FROM notices WHERE id IN ('WH-1', $1)`, [webhook!.id]),
    ).toEqual([]);
  });

  it('come again when PayPal cannot be asked now', async () => {
    const { accountId, orderId } = await approved();
    const [webhook] = await webhooksOf(orderId);
    await service.paypal.fault({ kind: 'error', on: 'order', times: null });
    await expect(service.webhook(webhook!)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await service.paypal.clearFaults();
    await service.webhook(webhook!);
    expect(await subscription(accountId)).toMatchObject({ plan: 'profesional' });
  });

  it.each([
    ['order', { resource_type: 'checkout-order', resource: { id: 'NADIE' } }],
    ['capture', { resource_type: 'capture', resource: { id: 'NADIE', custom_id: 'pedido-7' } }],
    ['plan', { resource_type: 'plan', resource: { id: 'NADIE' } }],
  ])('of another shop’s %s are taken, and touch no payment', async (_, about) => {
    await approved();
    const ours = () =>
      service.sql(`SELECT id, status, updated_at FROM payments ORDER BY created_at, id`);
    const before = await ours();
    const id = `WH-${randomUUID()}`;
    for (let time = 0; time < 2; time += 1) {
      await service.webhook({ id, event_type: 'CHECKOUT.ORDER.APPROVED', ...about });
    }
    const rows = await service.sql(`SELECT payment_id, handled_at FROM notices WHERE id = $1`, [
      id,
    ]);
    expect(rows).toEqual([{ payment_id: null, handled_at: expect.any(Date) }]);
    expect(await ours()).toEqual(before);
  });
});
