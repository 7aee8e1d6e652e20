import { billing } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { startWorld, type World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const get = (userId: string) => world.asUser(userId)(billing.subscription.get, {});

describe('a cancellation', () => {
  it('keeps what is paid to its end, and can be taken back', async () => {
    const userId = randomUUID();
    await world.subscribe(userId, 'inicial', 30);
    const { expiresAt } = await get(userId);
    const cancelled = await world.asUser(userId)(billing.subscription.cancel, {});
    expect(cancelled).toEqual({
      ...{ plan: 'inicial', effectivePlan: 'inicial', status: 'cancelled', expiresAt },
      cancelsAtEnd: true,
    });
    expect(await world.asUser(userId)(billing.subscription.resume, {})).toMatchObject({
      ...{ status: 'active', cancelsAtEnd: false, expiresAt },
    });
  });

  it('of nothing changes nothing', async () => {
    const userId = randomUUID();
    const view = await world.asUser(userId)(billing.subscription.cancel, {});
    expect(view).toMatchObject({ plan: 'free', status: 'none', cancelsAtEnd: false });
  });
});

describe('Empresarial', () => {
  it('is granted and taken back by an admin, over what the owner bought', async () => {
    const userId = randomUUID();
    await world.subscribe(userId, 'inicial', 30);
    expect(await world.grant(userId)).toMatchObject({ plan: 'empresarial', expiresAt: null });
    expect(await get(userId)).toMatchObject({ effectivePlan: 'empresarial' });
    const free = { userId, plan: 'free', expiresAt: null } as const;
    expect(await world.asAdmin(billing.subscription.grant, free)).toMatchObject({
      plan: 'inicial',
    });
    const told = (await world.told(userId)).map(({ plan }) => plan);
    expect(told).toEqual(['empresarial', 'inicial']);
    const rows = await world.sql(
      `SELECT granted_by = revoked_by AS recorded FROM subscriptions
        WHERE user_id = $1 AND plan = 'empresarial'`,
      [userId],
    );
    expect(rows).toEqual([{ recorded: true }]);
  });

  it('ends on its day, and what is left of the bought plan goes on', async () => {
    const userId = randomUUID();
    await world.subscribe(userId, 'inicial', 60);
    const end = new Date(world.clock.now().getTime() + 10 * 24 * 3_600_000).toISOString();
    await world.grant(userId, end);
    world.clock.advance({ days: 11 });
    await world.sweep();
    expect(await get(userId)).toMatchObject({ plan: 'inicial', status: 'active' });
    expect((await world.told(userId)).at(-1)).toMatchObject({ plan: 'inicial' });
  });

  it('is no owner’s to grant, and none that has ended', async () => {
    const userId = randomUUID();
    const grant = { userId, plan: 'empresarial', expiresAt: null } as const;
    for (const ask of [world.asUser(userId), world.visitor]) {
      await expect(ask(billing.subscription.grant, grant)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    await expect(world.grant(userId, '2020-01-01T00:00:00Z')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});
