import { billing } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;
beforeAll(async () => {
  service = await sharedTestService();
});

const get = (accountId: string) => service.asUser(accountId)(billing.subscription.get, {});

describe('a cancellation', () => {
  it('keeps what is paid to its end, and can be taken back', async () => {
    const accountId = randomUUID();
    await service.subscribe(accountId, 'inicial', 30);
    const { expiresAt } = await get(accountId);
    const cancelled = await service.asUser(accountId)(billing.subscription.cancel, {});
    expect(cancelled).toEqual({
      ...{ plan: 'inicial', effectivePlan: 'inicial', status: 'cancelled', expiresAt },
      cancelsAtEnd: true,
    });
    expect(await service.asUser(accountId)(billing.subscription.resume, {})).toMatchObject({
      ...{ status: 'active', cancelsAtEnd: false, expiresAt },
    });
  });

  it('of nothing changes nothing', async () => {
    const accountId = randomUUID();
    const view = await service.asUser(accountId)(billing.subscription.cancel, {});
    expect(view).toMatchObject({ plan: 'free', status: 'none', cancelsAtEnd: false });
  });
});

describe('Empresarial', () => {
  it('is granted and taken back by an admin, over what the owner bought', async () => {
    const accountId = randomUUID();
    await service.subscribe(accountId, 'inicial', 30);
    expect(await service.grant(accountId)).toMatchObject({ plan: 'empresarial', expiresAt: null });
    expect(await get(accountId)).toMatchObject({ effectivePlan: 'empresarial' });
    const free = { userId: randomUUID(), accountId, plan: 'free', expiresAt: null } as const;
    expect(await service.asAdmin(billing.subscription.grant, free)).toMatchObject({
      plan: 'inicial',
    });
    const emitted = (await service.emitted(accountId)).map(({ plan }) => plan);
    expect(emitted).toEqual(['empresarial', 'inicial']);
    const rows = await service.sql(
      `SELECT granted_by = revoked_by AS recorded FROM subscriptions
        WHERE account_id = $1 AND plan = 'empresarial'`,
      [accountId],
    );
    expect(rows).toEqual([{ recorded: true }]);
  });

  it('ends on its day, and what is left of the bought plan goes on', async () => {
    const accountId = randomUUID();
    await service.subscribe(accountId, 'inicial', 60);
    const end = new Date(service.clock.now().getTime() + 10 * 24 * 3_600_000).toISOString();
    await service.grant(accountId, end);
    service.clock.advance({ days: 11 });
    await service.sweep();
    expect(await get(accountId)).toMatchObject({ plan: 'inicial', status: 'active' });
    expect((await service.emitted(accountId)).at(-1)).toMatchObject({ plan: 'inicial' });
  });

  it('is no owner’s to grant, and none that has ended', async () => {
    const accountId = randomUUID();
    const [userId, plan] = [randomUUID(), 'empresarial'] as const;
    const grant = { userId, accountId, plan, expiresAt: null };
    for (const ask of [service.asUser(accountId), service.visitor]) {
      await expect(ask(billing.subscription.grant, grant)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    await expect(service.grant(accountId, '2020-01-01T00:00:00Z')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});
