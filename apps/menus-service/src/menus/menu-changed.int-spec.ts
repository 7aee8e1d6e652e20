import { menus } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { aMenu, anItem } from '../../test/samples';
import { startTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.stop());

const changesOf = async (menuId: string) =>
  (await service.changesOf(menuId)).map(({ change }) => change);

describe('the event of a changed menu', () => {
  it('is emitted once for each change of the menu or of what is in it', async () => {
    const { userId: ownerId, call } = service.owner();
    const { id: menuId } = await call(menus.menu.create, aMenu());
    const { id: categoryId } = await call(menus.category.create, { menuId, name: 'Sopas' });
    const { id: itemId } = await call(menus.item.create, anItem({ menuId, categoryId }));
    const draft = { menuId, ownerId, isPublished: false, isDeleted: false };
    expect(await changesOf(menuId)).toEqual([draft, draft, draft]);

    await call(menus.menu.update, { menuId, isPublished: true });
    await call(menus.category.rename, { categoryId, name: 'Caldos' });
    await call(menus.item.update, { itemId, price: '10' });
    await call(menus.item.delete, { itemId });
    await call(menus.category.delete, { categoryId });
    const online = { ...draft, isPublished: true };
    expect((await changesOf(menuId)).slice(3)).toEqual([
      { ...online, became: 'published' },
      ...Array<object>(4).fill(online),
    ]);

    await call(menus.menu.delete, { menuId });
    expect((await changesOf(menuId)).slice(8)).toEqual([{ ...draft, isDeleted: true }]);
  });

  it('is not emitted for what stayed as it was', async () => {
    const { call } = service.owner();
    const sent = aMenu({ description: 'Rica', isPublished: true });
    const menu = await call(menus.menu.create, sent);
    const menuId = menu.id;
    const { id: categoryId } = await call(menus.category.create, { menuId, name: 'Sopas' });
    const item = await call(menus.item.create, anItem({ menuId, price: '7.5' }));
    const before = await changesOf(menuId);

    expect(await call(menus.menu.update, { menuId, ...sent, name: `${sent.name} ` })).toEqual(menu);
    expect(await call(menus.menu.update, { menuId })).toEqual(menu);
    expect(await call(menus.item.update, { itemId: item.id, price: '07.50' })).toEqual(item);
    await call(menus.category.rename, { categoryId, name: ' Sopas' });
    expect(await changesOf(menuId)).toEqual(before);
  });

  it('is not emitted for what was refused', async () => {
    const { call } = service.owner();
    const { id: menuId } = await call(menus.menu.create, aMenu());
    await call(menus.category.create, { menuId, name: 'Sopas' });
    const refused = [
      call(menus.menu.create, aMenu()),
      call(menus.category.create, { menuId, name: 'sopas' }),
      call(menus.item.create, anItem({ menuId, categoryId: menuId })),
    ];
    for (const attempt of refused) await expect(attempt).rejects.toBeDefined();
    expect(await changesOf(menuId)).toHaveLength(2);
  });

  it('is sent on by the outbox', async () => {
    const { call } = service.owner();
    const { id: menuId } = await call(menus.menu.create, aMenu());
    await eventually(async () => {
      expect(await service.changesOf(menuId)).toMatchObject([{ isSent: true }]);
    });
  });
});
