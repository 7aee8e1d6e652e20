import { menus } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem, atOnce } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

async function ownerWithMenu() {
  const owner = service.owner();
  const { id: menuId } = await owner.call(menus.menu.create, aMenu());
  return { ...owner, menuId };
}

const TAKEN = { code: 'CATEGORY_NAME_TAKEN' };

describe('the categories of a menu', () => {
  it('are listed in the order they were made', async () => {
    const { menuId, call } = await ownerWithMenu();
    for (const name of ['Sopas', ' Carnes ', 'Postres']) {
      await call(menus.category.create, { menuId, name });
    }
    const list = (await call(menus.category.search, { menuId })).rows;
    expect(list.map(({ name, displayOrder }) => [name, displayOrder])).toEqual([
      ['Sopas', 1],
      ['Carnes', 2],
      ['Postres', 3],
    ]);
    expect(list[0]).toEqual({
      ...{ id: expect.any(String), menuId, name: 'Sopas', openingHours: null, displayOrder: 1 },
      ...{ version: 1, createdAt: expect.stringMatching(/Z$/) },
    });
    const page = await call(menus.category.search, { menuId, page: 2, limit: 2 });
    expect(page).toMatchObject({ total: 3, rows: [list[2]] });
    expect((await call(menus.category.search, { menuId })).rows).toEqual(list);
  });

  it('change over the version that is named alone, and each change has a number', async () => {
    const { menuId, call } = await ownerWithMenu();
    const made = { menuId, name: 'Sopas', newId: randomUUID() };
    const { id: categoryId } = await call(menus.category.create, made);
    expect(await call(menus.category.create, made)).toMatchObject({ id: made.newId });
    const rename = (name: string, expectedVersion: number) =>
      call(menus.category.update, { categoryId, name, expectedVersion });
    expect(await rename('Caldos', 1)).toMatchObject({ name: 'Caldos', version: 2 });
    const stale = { code: 'CHANGED_MEANWHILE' };
    await expect(rename('Cremas', 1)).rejects.toMatchObject(stale);
    const over = (expectedVersion: number) =>
      call(menus.category.delete, { categoryId, expectedVersion });
    await expect(over(1)).rejects.toMatchObject(stale);
    expect(await call(menus.category.get, { categoryId })).toMatchObject({ name: 'Caldos' });
    await over(2);
    await expect(call(menus.category.get, { categoryId })).rejects.toMatchObject({
      code: 'CATEGORY_NOT_FOUND',
    });
  });

  it('have one of a name, case and blanks folded, made or renamed', async () => {
    const { menuId, call } = await ownerWithMenu();
    const { id: categoryId } = await call(menus.category.create, {
      menuId,
      name: 'Jugos de  Piña',
    });
    const other = await call(menus.category.create, { menuId, name: 'Cafés' });
    for (const name of ['Jugos de  Piña', 'jugos DE PIÑA', ' Jugos\tde Pin\u0303a ']) {
      await expect(call(menus.category.create, { menuId, name })).rejects.toMatchObject(TAKEN);
      const rename = { categoryId: other.id, name };
      await expect(call(menus.category.update, rename)).rejects.toMatchObject(TAKEN);
    }
    const respelt = { categoryId, name: 'JUGOS de piña' };
    expect(await call(menus.category.update, respelt)).toMatchObject({ name: 'JUGOS de piña' });
    expect((await call(menus.category.search, { menuId })).rows).toHaveLength(2);
  });

  it('made at once are all there, each in its own place, and one of a name', async () => {
    const { menuId, call } = await ownerWithMenu();
    const { done, refused } = await atOnce(15, (index) =>
      call(menus.category.create, { menuId, name: `Grupo ${index % 10}` }),
    );
    expect(done).toHaveLength(10);
    expect(refused).toEqual(Array.from({ length: 5 }, () => expect.objectContaining(TAKEN)));
    const places = (await call(menus.category.search, { menuId })).rows.map(
      (row) => row.displayOrder,
    );
    expect(new Set(places).size).toBe(10);
  });

  it('are 100 at most', async () => {
    const { menuId, call } = await ownerWithMenu();
    await service.sql(
      `INSERT INTO menu_categories (menu_id, name) SELECT $1, 'n' || n FROM generate_series(1, 99) n`,
      [menuId],
    );
    const { done, refused } = await atOnce(3, (index) =>
      call(menus.category.create, { menuId, name: `Otra ${index}` }),
    );
    expect(done).toHaveLength(1);
    const full = {
      code: 'MENU_CONTENT_LIMIT_REACHED',
      details: { content: 'categories', limit: 100 },
    };
    expect(refused).toMatchObject([full, full]);
  });

  it('leave their items behind when they are deleted', async () => {
    const { menuId, call } = await ownerWithMenu();
    const { id: categoryId } = await call(menus.category.create, { menuId, name: 'Sopas' });
    const item = await call(menus.item.create, anItem({ menuId, categoryId }));
    await call(menus.category.delete, { categoryId });
    expect((await call(menus.category.search, { menuId })).rows).toEqual([]);
    expect((await call(menus.item.search, { menuId })).rows).toEqual([
      { ...item, categoryId: null },
    ]);
  });
});
