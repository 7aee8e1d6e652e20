import { billing } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { startWorld, type World } from '../../test/world';

describe('subscriptions', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const get = (userId: string) => world.asUser(userId)(billing.subscription.get, {});

  it('are nothing for a user who never had one, and no business of visitors', async () => {
    const none = { plan: 'free', status: 'none', expiresAt: null };
    expect(await get(randomUUID())).toMatchObject(none);
    await expect(world.visitor(billing.subscription.get, {})).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('are over on time even while no sweep runs', async () => {
    const userId = await world.onTrial();
    world.clock.advance({ days: 14 });
    expect(await get(userId)).toMatchObject({ plan: 'free', status: 'expired' });
    expect(await world.told(userId)).toHaveLength(1);
  });

  it('that lapsed are told once by two replicas that sweep at once, twice and late', async () => {
    const users = await Promise.all(Array.from({ length: 10 }, () => world.onTrial()));
    const early = await world.onTrial();
    await world.sweep();
    expect(await world.told(early)).toHaveLength(1);

    world.clock.advance({ days: 40 });
    await world.sweep();
    await world.sweep();
    for (const userId of users) {
      const told = await world.told(userId);
      expect(told.map(({ plan }) => plan)).toEqual(['profesional', 'free']);
      expect(told[1]!.expiresAt).toBe(told[0]!.expiresAt);
    }
  });

  it('that a clock which ran ahead took are given back once it is set right', async () => {
    const userId = await world.onTrial();
    world.clock.advance({ days: 14 });
    await world.sweep();
    world.clock.advance({ days: -1 });
    await world.sweep();
    await world.sweep();
    const told = await world.told(userId);
    expect(told.map(({ plan }) => plan)).toEqual(['profesional', 'free', 'profesional']);
    expect(await get(userId)).toMatchObject({ plan: 'profesional', status: 'trial' });
    world.clock.advance({ days: 1 });
  });

  it('are swept to the last, however many lapsed together', async () => {
    await world.sql(
      `INSERT INTO subscriptions (user_id, plan, status, amount, starts_at, days, expires_at)
       SELECT gen_random_uuid(), 'inicial', 'active', 9, $1::timestamptz - interval '30 days', 30, $1
         FROM generate_series(1, 250)`,
      [world.clock.now()],
    );
    await world.sweep();
    const [left] = await world.sql<{ due: number }>(
      `SELECT count(*)::int AS due FROM subscriptions WHERE status = 'active' AND expires_at <= $1`,
      [world.clock.now()],
    );
    expect(left).toEqual({ due: 0 });
  });

  it('that last longer than the trial stay when the trial lapses', async () => {
    const userId = await world.onTrial();
    await world.subscribe(userId, 'inicial', 30);
    world.clock.advance({ days: 14 });
    await world.sweep();
    expect(await world.told(userId)).toMatchObject([{ plan: 'profesional' }, { plan: 'inicial' }]);
    expect(await get(userId)).toMatchObject({ plan: 'inicial', status: 'active' });
  });

  it('without an end are never swept', async () => {
    const userId = randomUUID();
    await world.grant(userId);
    world.clock.advance({ days: 4000 });
    await world.sweep();
    expect(await world.told(userId)).toHaveLength(1);
    const granted = { plan: 'empresarial', status: 'active', expiresAt: null };
    expect(await get(userId)).toMatchObject(granted);
  });
});
