import { billing } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { sharedTestService, type TestService } from '../../test/test-service';

describe('subscriptions', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  const get = (accountId: string) => service.asUser(accountId)(billing.subscription.get, {});

  it('are nothing for a user who never had one, and no business of visitors', async () => {
    const none = { plan: 'free', status: 'none', expiresAt: null };
    expect(await get(randomUUID())).toMatchObject(none);
    await expect(service.visitor(billing.subscription.get, {})).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('are over on time even while no sweep runs', async () => {
    const accountId = await service.onTrial();
    service.clock.advance({ days: 14 });
    expect(await get(accountId)).toMatchObject({ plan: 'free', status: 'expired' });
    expect(await service.emitted(accountId)).toHaveLength(1);
  });

  it('that lapsed are told once by two replicas that sweep at once, twice and late', async () => {
    const users = await Promise.all(Array.from({ length: 10 }, () => service.onTrial()));
    const early = await service.onTrial();
    await service.sweep();
    expect(await service.emitted(early)).toHaveLength(1);

    service.clock.advance({ days: 40 });
    await service.sweep();
    await service.sweep();
    for (const accountId of users) {
      const emitted = await service.emitted(accountId);
      expect(emitted.map(({ plan }) => plan)).toEqual(['profesional', 'free']);
      expect(emitted[1]!.expiresAt).toBe(emitted[0]!.expiresAt);
    }
  });

  it('that a clock which ran ahead took are given back once it is set right', async () => {
    const accountId = await service.onTrial();
    service.clock.advance({ days: 14 });
    await service.sweep();
    service.clock.advance({ days: -1 });
    await service.sweep();
    await service.sweep();
    const emitted = await service.emitted(accountId);
    expect(emitted.map(({ plan }) => plan)).toEqual(['profesional', 'free', 'profesional']);
    expect(await get(accountId)).toMatchObject({ plan: 'profesional', status: 'trial' });
    service.clock.advance({ days: 1 });
  });

  it('are swept to the last, however many lapsed together', async () => {
    await service.sql(
      `INSERT INTO subscriptions (account_id, plan, status, amount, starts_at, days, expires_at)
       SELECT gen_random_uuid(), 'inicial', 'active', 9, $1::timestamptz - interval '30 days', 30, $1
         FROM generate_series(1, 250)`,
      [service.clock.now()],
    );
    await service.sweep();
    const [left] = await service.sql<{ due: number }>(
      `SELECT count(*)::int AS due FROM subscriptions WHERE status = 'active' AND expires_at <= $1`,
      [service.clock.now()],
    );
    expect(left).toEqual({ due: 0 });
  });

  it('that last longer than the trial stay when the trial lapses', async () => {
    const accountId = await service.onTrial();
    await service.subscribe(accountId, 'inicial', 30);
    service.clock.advance({ days: 14 });
    await service.sweep();
    expect(await service.emitted(accountId)).toMatchObject([
      { plan: 'profesional' },
      { plan: 'inicial' },
    ]);
    expect(await get(accountId)).toMatchObject({ plan: 'inicial', status: 'active' });
  });

  it('without an end are never swept', async () => {
    const accountId = randomUUID();
    await service.grant(accountId);
    service.clock.advance({ days: 4000 });
    await service.sweep();
    expect(await service.emitted(accountId)).toHaveLength(1);
    const granted = { plan: 'empresarial', status: 'active', expiresAt: null };
    expect(await get(accountId)).toMatchObject(granted);
  });
});
