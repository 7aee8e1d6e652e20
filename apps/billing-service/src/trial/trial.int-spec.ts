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

  const get = (userId: string) => service.asUser(userId)(billing.subscription.get, {});

  it('gives a verified owner fourteen days of Profesional and tells everybody', async () => {
    const userId = await service.onTrial();
    const subscription = await get(userId);
    expect(subscription).toMatchObject({ plan: 'profesional', status: 'trial' });
    const days = (Date.parse(subscription.expiresAt!) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(13.99);
    expect(days).toBeLessThanOrEqual(14);
    expect(await service.emitted(userId)).toEqual([
      {
        ...{ userId, plan: 'profesional', expiresAt: subscription.expiresAt },
        version: expect.any(Number),
      },
    ]);
  });

  it('costs nothing and needs no card', async () => {
    const userId = await service.onTrial();
    const rows = await service.sql(
      `SELECT plan, status, is_trial, paypal_subscription_id, amount, currency
         FROM subscriptions WHERE user_id = $1`,
      [userId],
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
    const userId = randomUUID();
    const id = randomUUID();
    await service.verify(userId, [id, id, ...Array.from({ length: 20 }, () => randomUUID())]);
    const afterAll = await service.onTrial();
    await eventually(async () => expect(await service.emitted(userId)).toHaveLength(1));
    expect(await service.emitted(afterAll)).toHaveLength(1);
    expect(
      await service.sql(`SELECT FROM subscriptions WHERE user_id = $1`, [userId]),
    ).toHaveLength(1);
  });

  it('starts once, whether asked for first or heard of first, and the asker hears what it is', async () => {
    const userId = randomUUID();
    const ask = () => service.asUser(userId)(billing.trial.start, {});
    const [first, second] = await Promise.all([ask(), ask(), service.verify(userId)]);
    const { plan, expiresAt } = await get(userId);
    expect(first).toEqual({ userId, plan, expiresAt, version: 1 });
    expect(second).toEqual(first);
    // Another's event, told after this one's.
    await service.verify(userId).then(() => service.onTrial());
    expect(await service.emitted(userId)).toHaveLength(1);
  });

  it('does not start again once it is over', async () => {
    const userId = await service.onTrial();
    service.clock.advance({ days: 14 });
    await service.sweep();
    await service.verify(userId);
    await service.onTrial();
    expect(await get(userId)).toMatchObject({ plan: 'free', status: 'expired' });
    expect(await service.emitted(userId)).toHaveLength(2);
  });
});
