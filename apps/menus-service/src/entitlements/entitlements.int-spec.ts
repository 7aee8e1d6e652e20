import { menus } from '@cartaviva/contracts';
import type { PlanId } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { aMenu, atOnce, FIRST_PAGE } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

const inDays = (days: number) =>
  new Date(service.clock.now().getTime() + days * 86_400_000).toISOString();

async function ownerOn(plan: PlanId, expiresAt: string | null = inDays(10)) {
  const owner = service.owner();
  await service.grant({ accountId: owner.accountId, plan, expiresAt });
  return owner;
}

describe("a plan's limit of menus (specification §9)", () => {
  it('on Free, 20 creations at once make one menu', async () => {
    const ana = service.owner();
    const { done, refused } = await atOnce(20, () => ana.call(menus.menu.create, aMenu()));
    expect(done).toHaveLength(1);
    expect(refused).toHaveLength(19);
    for (const refusal of refused) {
      expect(refusal).toMatchObject({
        code: 'MENU_LIMIT_REACHED',
        details: { plan: 'free', limit: 1 },
      });
    }
    expect(await ana.call(menus.menu.list, FIRST_PAGE)).toMatchObject({ total: 1 });
  });

  it.each([
    ['inicial', 3],
    ['profesional', 5],
  ] as const)('on %s there is room for %d, published or not', async (plan, limit) => {
    const ana = await ownerOn(plan);
    const { done, refused } = await atOnce(limit + 2, (index) =>
      ana.call(menus.menu.create, aMenu({ isPublished: index % 2 === 0 })),
    );
    expect(done).toHaveLength(limit);
    expect(refused).toMatchObject([{ details: { plan, limit } }, { details: { plan, limit } }]);
  });

  it('Empresarial has none', async () => {
    const ana = await ownerOn('empresarial', null);
    const { done } = await atOnce(12, () => ana.call(menus.menu.create, aMenu()));
    expect(done).toHaveLength(12);
  });

  it('owners do not share it, and a deleted menu makes room', async () => {
    const [ana, eve] = [service.owner(), service.owner()];
    const { id: menuId } = await ana.call(menus.menu.create, aMenu());
    await eve.call(menus.menu.create, aMenu());
    await ana.call(menus.menu.delete, { menuId });
    await ana.call(menus.menu.create, aMenu());
  });

  it('a plan that ran out is Free', async () => {
    const ana = await ownerOn('profesional', inDays(10));
    await ana.call(menus.menu.create, aMenu());
    await ana.call(menus.menu.create, aMenu());
    service.clock.advance({ days: 10 });
    await expect(ana.call(menus.menu.create, aMenu())).rejects.toMatchObject({
      details: { plan: 'free', limit: 1 },
    });
  });

  it('the plan that was decided last counts, however often and in whatever order its events arrive', async () => {
    const ana = service.owner();
    const plan = { accountId: ana.accountId, expiresAt: inDays(30) };
    const again = randomUUID();
    await service.grant({ ...plan, plan: 'inicial' }, [again, again, again]);
    await service.grant({ ...plan, plan: 'profesional' });
    await service.grant({ ...plan, plan: 'empresarial', version: 1 });
    const { done } = await atOnce(8, () => ana.call(menus.menu.create, aMenu()));
    expect(done).toHaveLength(5);
  });
});

describe('what an owner asks to be stored of billing’s answer', () => {
  const answer = (accountId: string, version: number) => ({
    ...({ accountId, version, plan: 'profesional', expiresAt: inDays(14) } as const),
  });

  it('counts at once, and no longer than what billing emits later', async () => {
    const ana = service.owner();
    await ana.call(menus.entitlement.store, answer(ana.accountId, 0));
    await ana.call(menus.menu.create, aMenu());
    await ana.call(menus.menu.create, aMenu());
    await service.grant({ accountId: ana.accountId, plan: 'free', expiresAt: null });
    await ana.call(menus.entitlement.store, answer(ana.accountId, 1));
    await expect(ana.call(menus.menu.create, aMenu())).rejects.toMatchObject({
      details: { plan: 'free', limit: 1 },
    });
  });

  it('is their own', async () => {
    const [ana, eve] = [service.owner(), service.owner()];
    await expect(eve.call(menus.entitlement.store, answer(ana.accountId, 1))).rejects.toMatchObject(
      {
        code: 'FORBIDDEN',
      },
    );
    await ana.call(menus.menu.create, aMenu());
    await expect(ana.call(menus.menu.create, aMenu())).rejects.toMatchObject({
      details: { plan: 'free', limit: 1 },
    });
  });
});

describe('after a lapse (decisions, "Lapse or downgrade never kills a printed QR")', () => {
  it('what is online stays and can be edited; nothing further is made or published', async () => {
    const ana = await ownerOn('inicial');
    const online = await ana.call(menus.menu.create, aMenu({ isPublished: true }));
    const draft = await ana.call(menus.menu.create, aMenu());
    await service.grant({ accountId: ana.accountId, plan: 'free', expiresAt: null });

    const limit = { code: 'MENU_LIMIT_REACHED', details: { plan: 'free', limit: 1 } };
    const publish = { menuId: draft.id, isPublished: true };
    await expect(ana.call(menus.menu.create, aMenu())).rejects.toMatchObject(limit);
    await expect(ana.call(menus.menu.update, publish)).rejects.toMatchObject(limit);

    const renamed = { menuId: online.id, name: 'Cenas', isPublished: true };
    expect(await ana.call(menus.menu.update, renamed)).toMatchObject({ isPublished: true });
    const found = await service.visitor.call(menus.publicMenu.find, {
      menuId: online.id,
    });
    expect(found.state).toBe('published');

    await ana.call(menus.menu.delete, { menuId: online.id });
    expect(await ana.call(menus.menu.update, publish)).toMatchObject({ isPublished: true });
  });
});
