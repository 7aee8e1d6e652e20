import { menus } from '@cartaviva/contracts';
import { dinersOf } from '../../../test/diners';
import { aMenu, anItem } from '../../../test/samples';
import { startTestService, type TestService } from '../../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { look, ownerOfMenu } = dinersOf(() => service);

it("the dashboard's figures count the owner's menus and items", async () => {
  const { accountId, call } = service.owner();
  await service.grant({ accountId, plan: 'inicial', expiresAt: null });
  expect(await call(menus.dashboard.stats, {})).toEqual({
    ...{ totalMenus: 0, totalItems: 0, publishedMenus: 0 },
  });
  for (const isPublished of [true, true, false]) {
    const { id: menuId } = await call(menus.menu.create, aMenu({ isPublished }));
    for (let item = 0; item < 2; item += 1) await call(menus.item.create, anItem({ menuId }));
  }
  expect(await call(menus.dashboard.stats, {})).toEqual({
    ...{ totalMenus: 3, totalItems: 6, publishedMenus: 2 },
  });
});

describe("the dashboard's analytics", () => {
  it('are the three most viewed menus of seven days', async () => {
    const { ana, menu: first } = await ownerOfMenu();
    const [second, third, fourth] = [
      await ana.call(menus.menu.create, aMenu({ isPublished: true, name: 'Cenas' })),
      await ana.call(menus.menu.create, aMenu({ isPublished: true, name: 'Bebidas' })),
      await ana.call(menus.menu.create, aMenu({ isPublished: true, name: 'Postres' })),
    ];
    const { menuId: stranger } = await ownerOfMenu();
    await look(stranger, 0, 50);
    await look(first.id, 20, 50);
    await look(second.id, 0, 2);
    await look(second.id, 1, 1);
    await look(second.id, 8, 4);
    await look(third.id, 1, 5);
    await look(fourth.id, 6, 1);
    const top = await ana.call(menus.dashboard.analytics, {});
    expect(top).toMatchObject([
      { menuId: third.id, name: 'Bebidas', views: 5, change: null },
      { menuId: second.id, name: 'Cenas', views: 3, change: -25 },
      { menuId: fourth.id, name: 'Postres', views: 1, change: null },
    ]);
    expect(top[0]!.byDay.map(({ views }) => views)).toEqual([0, 0, 0, 0, 0, 5, 0]);
    expect(await service.owner().call(menus.dashboard.analytics, {})).toEqual([]);
    const page = { days: 7 as const, page: 1, limit: 2 };
    const { rows, total } = await ana.call(menus.analytics.compare, page);
    expect(total).toBe(4);
    expect(rows).toMatchObject([
      { menuId: third.id, isPublished: true, views: 5, uniqueVisitors: 5, qr: 5, change: null },
      { menuId: second.id, views: 3, uniqueVisitors: 2, qr: 3, change: -25 },
    ]);
    const next = await ana.call(menus.analytics.compare, { ...page, page: 2 });
    expect(next.rows.map(({ menuId }) => menuId)).toEqual([fourth.id, first.id]);
  });
});
