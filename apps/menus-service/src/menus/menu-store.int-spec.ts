import { menus } from '@cartaviva/contracts';
import { describeMenuStore, type StoreUnderTest } from '@cartaviva/contracts/testing';
import { aMenu, anItem, atOnce } from '../../test/samples';
import { serviceMenuStore } from '../../test/service-menu-store';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;
let store: StoreUnderTest;

beforeAll(async () => {
  service = await sharedTestService();
  store = await serviceMenuStore(service);
});

describeMenuStore(() => store);

const CHANGED = { code: 'CHANGED_MEANWHILE' };

async function ownerWithItem() {
  const owner = service.owner();
  const { id: menuId } = await owner.call(menus.menu.create, aMenu());
  const { id: itemId } = await owner.call(menus.item.create, anItem({ menuId }));
  return { ...owner, menuId, itemId };
}

describe('two windows on one menu', () => {
  it('that save over one version: the first stays, the second is refused', async () => {
    const { menuId, itemId, call } = await ownerWithItem();
    const menu = await atOnce(2, (index) =>
      call(menus.menu.update, { menuId, expectedVersion: 1, name: `Cenas ${index}` }),
    );
    const item = await atOnce(2, (index) =>
      call(menus.item.update, { itemId, expectedVersion: 1, price: `1${index}` }),
    );
    for (const { done, refused } of [menu, item]) {
      expect(done).toMatchObject([{ version: 2 }]);
      expect(refused).toMatchObject([CHANGED]);
    }
    const [stored] = (await call(menus.item.search, { menuId })).rows;
    expect(await call(menus.menu.get, { menuId })).toEqual(menu.done[0]);
    expect(stored).toEqual(item.done[0]);
  });

  it('are refused even if they save what is there', async () => {
    const { menuId, call } = await ownerWithItem();
    const change = { menuId, name: 'Cenas', expectedVersion: 1 };
    await call(menus.menu.update, change);
    await expect(call(menus.menu.update, change)).rejects.toMatchObject(CHANGED);
    expect(await call(menus.menu.update, { ...change, expectedVersion: 2 })).toMatchObject({
      version: 2,
    });
  });

  it('that name no version: the last one wins', async () => {
    const { menuId, itemId, call } = await ownerWithItem();
    for (const name of ['Cenas', 'Postres']) {
      await call(menus.menu.update, { menuId, name });
      await call(menus.item.update, { itemId, name });
    }
    expect(await call(menus.menu.get, { menuId })).toMatchObject({ name: 'Postres', version: 3 });
    expect((await call(menus.item.search, { menuId })).rows).toMatchObject([
      { name: 'Postres', version: 3 },
    ]);
  });

  it('are no matter of what is in the menu', async () => {
    const { menuId, itemId, call } = await ownerWithItem();
    const { id: categoryId } = await call(menus.category.create, { menuId, name: 'Sopas' });
    await call(menus.item.update, { itemId, price: '1', categoryId });
    const places = {
      categories: [categoryId],
      items: [{ id: itemId, categoryId, displayOrder: 9 }],
    };
    await call(menus.menu.arrange, { menuId, ...places });
    expect(await call(menus.menu.get, { menuId })).toMatchObject({ version: 1 });
    expect((await call(menus.item.search, { menuId })).rows).toMatchObject([{ version: 2 }]);
  });
});
