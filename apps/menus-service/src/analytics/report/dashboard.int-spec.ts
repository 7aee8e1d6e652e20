import { menus } from '@cartaviva/contracts';
import { aMenu, anItem } from '../../../test/samples';
import { startTestService, type TestService } from '../../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.stop());

it("the dashboard's figures count the owner's menus and items", async () => {
  const { userId, call } = service.owner();
  await service.grant({ userId, plan: 'inicial', expiresAt: null });
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
