import { menus } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { aMenu, anItem } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

const changesOf = async (menuId: string) =>
  (await service.changesOf(menuId)).map(({ change }) => change);

const happenedTo = async (menuId: string) =>
  (await changesOf(menuId)).flatMap(({ changes }) => changes);

describe('the event of a changed menu', () => {
  it('is emitted once for each change of the menu or of what is in it', async () => {
    const { accountId, call } = service.owner();
    const { id: menuId } = await call(menus.menu.create, aMenu());
    const { id: categoryId } = await call(menus.category.create, { menuId, name: 'Sopas' });
    const { id: itemId } = await call(menus.item.create, anItem({ menuId, categoryId }));
    const draft = { menuId, accountId, isPublished: false, isDeleted: false, omitted: [] };
    expect(await changesOf(menuId)).toMatchObject([draft, draft, draft]);

    await call(menus.menu.update, { menuId, isPublished: true });
    await call(menus.category.update, { categoryId, name: 'Caldos' });
    await call(menus.item.update, { itemId, price: '10' });
    await call(menus.item.delete, { itemId });
    await call(menus.category.delete, { categoryId });
    const online = { ...draft, isPublished: true };
    expect((await changesOf(menuId)).slice(3)).toMatchObject(Array<object>(5).fill(online));

    await call(menus.menu.delete, { menuId });
    expect((await changesOf(menuId)).slice(8)).toMatchObject([{ ...draft, isDeleted: true }]);
  });

  it('says what changed, with the resource as it is and its fields as they were', async () => {
    const { call } = service.owner();
    const { id: menuId } = await call(menus.menu.create, aMenu({ name: 'Carta' }));
    const { id: categoryId } = await call(menus.category.create, { menuId, name: 'Sopas' });
    const item = await call(menus.item.create, anItem({ menuId, price: '7.5' }));
    const itemId = item.id;
    await call(menus.menu.update, { menuId, isPublished: true, name: 'Cena' });
    await call(menus.category.update, { categoryId, name: 'Caldos' });
    await call(menus.menu.changePrices, {
      menuId,
      items: [{ itemId, price: '8', sizes: [], extras: [] }],
    });
    await call(menus.item.delete, { itemId });
    const restored = await call(menus.item.restore, { itemId });
    await call(menus.menu.delete, { menuId });
    await call(menus.menu.restore, { menuId });
    const happened = await happenedTo(menuId);
    expect(happened).toMatchObject([
      { type: 'menu.created', menu: { id: menuId, name: 'Carta' } },
      { type: 'category.created', category: { id: categoryId, name: 'Sopas' } },
      { type: 'item.created', item },
      { type: 'menu.updated', menu: { name: 'Cena' }, previous: { name: 'Carta' } },
      { type: 'menu.published', menu: { isPublished: true } },
      { type: 'category.updated', category: { name: 'Caldos' }, previous: { name: 'Sopas' } },
      { type: 'item.updated', item: { id: itemId, price: '8.00' }, previous: { price: '7.50' } },
      { type: 'item.deleted', item: { id: itemId, price: '8.00' } },
      { type: 'item.restored', item: restored },
      { type: 'menu.deleted', menu: { id: menuId } },
      { type: 'menu.restored', menu: { id: menuId } },
    ]);
    expect(happened.map(({ at }) => at)).toEqual(happened.map(({ at }) => at).sort());
  });

  it('is one for all rows of an import', async () => {
    const { call } = service.owner();
    const { id: menuId } = await call(menus.menu.create, aMenu());
    const rows = Array.from({ length: 45 }, (_, at) => `Plato ${at},${at + 1},Platos`);
    const content = Buffer.from(['nombre,precio,categoría', ...rows].join('\n'));
    await call(menus.menu.import, { menuId, content, preview: false });
    const [, imported, ...others] = await changesOf(menuId);
    expect(others).toEqual([]);
    const types = imported!.changes!.map(({ type }) => type);
    expect(types).toEqual(['category.created', ...Array<string>(45).fill('item.created')]);
    expect(imported!.changes![1]!.item).toMatchObject({ menuId, name: 'Plato 0', price: '1.00' });
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
    await call(menus.category.update, { categoryId, name: ' Sopas' });
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
