import { billing } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;
beforeAll(async () => {
  service = await sharedTestService();
});
afterEach(() => service.paypal.clearFaults());
const orders = async (accountId: string) =>
  service.sql<{ id: string; order_id: string; status: string }>(
    `SELECT id, order_id, status FROM payments WHERE account_id = $1 ORDER BY created_at`,
    [accountId],
  );

describe('an order', () => {
  it.each([
    ['9.00', 'inicial'],
    ['9', 'inicial'],
    ['29.00', 'profesional'],
  ])('of %s is of %s, at our own price', async (amount, plan) => {
    const accountId = randomUUID();
    const orderId = await service.order(accountId, amount);
    const [row] = await service.sql<object>(
      `SELECT plan, amount, currency, order_id FROM payments WHERE account_id = $1`,
      [accountId],
    );
    const price = plan === 'inicial' ? '9.00' : '29.00';
    expect(row).toEqual({ plan, amount: price, currency: 'USD', order_id: orderId });
    const { orders: theirs } = await service.paypal.ledger();
    expect(theirs.find(({ id }) => id === orderId)).toMatchObject({ amount: price });
  });

  it.each(['0.00', '0.01', '8.99', '10.00', '99.00', '290.00'])('of %s buys no plan', (amount) =>
    expect(service.order(randomUUID(), amount)).rejects.toMatchObject({
      code: 'AMOUNT_BUYS_NO_PLAN',
    }),
  );

  it.each([
    { amount: '29.00', currency: 'EUR', intent: 'CAPTURE' },
    { amount: '29.00', currency: 'USD', intent: 'AUTHORIZE' },
    { amount: 29, currency: 'USD', intent: 'CAPTURE' },
    { amount: '29.00', currency: 'USD', intent: 'CAPTURE', plan: 'empresarial' },
  ])('is not %j', (request) =>
    expect(
      service.asUser(randomUUID())(billing.order.create, request as never),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' }),
  );

  it('needs a user', async () => {
    const request = { amount: '9.00', currency: 'USD', intent: 'CAPTURE' } as const;
    const unauthenticated = { code: 'UNAUTHENTICATED' };
    await expect(service.visitor(billing.order.create, request)).rejects.toMatchObject(
      unauthenticated,
    );
    await expect(service.visitor(billing.payment.setup, {})).rejects.toMatchObject(unauthenticated);
    const { clientToken } = await service.asUser(randomUUID())(billing.payment.setup, {});
    expect(clientToken).toMatch(/^ey/);
  });

  it('is one, however often and at once it is asked for, until it is cancelled or old', async () => {
    const accountId = randomUUID();
    const all = await Promise.all(Array.from({ length: 20 }, () => service.order(accountId)));
    expect(new Set(all).size).toBe(1);
    expect(await service.order(accountId, '9.00')).not.toBe(all[0]);
    await service.asUser(accountId)(billing.order.cancel, { orderId: all[0]! });
    const second = await service.order(accountId);
    expect(all).not.toContain(second);
    service.clock.advance({ minutes: 150 });
    expect([...all, second]).not.toContain(await service.order(accountId));
    const others = service.asUser(randomUUID())(billing.order.cancel, { orderId: second });
    await expect(others).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  it('is the same one when PayPal’s reply was lost', async () => {
    const accountId = randomUUID();
    await service.paypal.fault({ kind: 'lost-reply', on: 'create', times: null });
    await expect(service.order(accountId)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await service.paypal.clearFaults();
    const orderId = await service.order(accountId);
    const [row, ...more] = await orders(accountId);
    expect([row!.order_id, more]).toEqual([orderId, []]);
    const { orders: theirs } = await service.paypal.ledger();
    expect(theirs.filter(({ customId }) => customId === row!.id)).toHaveLength(1);
  });

  it('is of no use to who has Empresarial for good', async () => {
    const accountId = randomUUID();
    await service.grant(accountId);
    await expect(service.order(accountId)).rejects.toMatchObject({ code: 'PLAN_GRANTED' });
    const nextYear = new Date(service.clock.now().getTime() + 365 * 24 * 3_600_000);
    await service.grant(accountId, nextYear.toISOString());
    await expect(service.order(accountId)).resolves.toEqual(expect.any(String));
  });
});
