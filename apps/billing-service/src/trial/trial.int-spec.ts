import { billing } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { sharedTestService, type TestService } from '../../test/test-service';

const DAY_MS = 24 * 3_600_000;

describe('the trial', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  const get = (accountId: string) => service.asUser(accountId)(billing.subscription.get, {});

  it('gives a verified owner fourteen days of Profesional and tells everybody', async () => {
    const accountId = await service.onTrial();
    const subscription = await get(accountId);
    expect(subscription).toMatchObject({ plan: 'profesional', status: 'trial' });
    const days = (Date.parse(subscription.expiresAt!) - service.clock.now().getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(13.99);
    expect(days).toBeLessThanOrEqual(14);
    expect(await service.emitted(accountId)).toEqual([
      {
        ...{ accountId, plan: 'profesional', expiresAt: subscription.expiresAt },
        version: expect.any(Number),
      },
    ]);
  });

  it('costs nothing and needs no card', async () => {
    const accountId = await service.onTrial();
    const rows = await service.sql(
      `SELECT plan, status, is_trial, paypal_subscription_id, amount, currency
         FROM subscriptions WHERE account_id = $1`,
      [accountId],
    );
    expect(rows).toEqual([
      {
        plan: 'profesional',
        status: 'active',
        is_trial: true,
        paypal_subscription_id: null,
        amount: '0.00',
        currency: 'USD',
      },
    ]);
  });

  it('starts once, however often and under however many ids the event comes', async () => {
    const accountId = randomUUID();
    const id = randomUUID();
    await service.verify(accountId, [id, id, ...Array.from({ length: 20 }, () => randomUUID())]);
    const afterAll = await service.onTrial();
    await eventually(async () => expect(await service.emitted(accountId)).toHaveLength(1));
    expect(await service.emitted(afterAll)).toHaveLength(1);
    expect(
      await service.sql(`SELECT FROM subscriptions WHERE account_id = $1`, [accountId]),
    ).toHaveLength(1);
  });

  it('starts once, whether asked for first or heard of first, and the asker hears what it is', async () => {
    const accountId = randomUUID();
    const ask = () => service.asUser(accountId)(billing.trial.start, {});
    const [first, second] = await Promise.all([ask(), ask(), service.verify(accountId)]);
    const { plan, expiresAt } = await get(accountId);
    expect(first).toEqual({ accountId, plan, expiresAt, version: 1 });
    expect(second).toEqual(first);
    // Events arrive in order: the other account's trial starts only after this second event was handled.
    await service.verify(accountId).then(() => service.onTrial());
    expect(await service.emitted(accountId)).toHaveLength(1);
  });

  it('does not start again once it is over', async () => {
    const accountId = await service.onTrial();
    service.clock.advance({ days: 14 });
    await service.sweep();
    await service.verify(accountId);
    await service.onTrial();
    expect(await get(accountId)).toMatchObject({ plan: 'free', status: 'expired' });
    expect(await service.emitted(accountId)).toHaveLength(2);
  });
});
