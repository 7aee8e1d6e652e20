import { menus } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { aMenu, anItem, atOnce, FIRST_PAGE } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';
import { TrashSweep } from './trash-sweep';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

const NO_MENU = { code: 'MENU_NOT_FOUND' };
const NO_ITEM = { code: 'ITEM_NOT_FOUND' };

async function ownerOfMenu() {
  const owner = service.owner();
  const menu = await owner.call(menus.menu.create, aMenu({ isPublished: true }));
  const menuId = menu.id;
  const category = await owner.call(menus.category.create, { menuId, name: 'Sopas' });
  const item = await owner.call(menus.item.create, anItem({ menuId, categoryId: category.id }));
  return { ...owner, menu, menuId, category, item, itemId: item.id };
}

const sweep = () => Promise.all(service.replicas.map((app) => app.get(TrashSweep).sweep()));

const rowsOf = async (menuId: string) => {
  const tables = ['menus', 'menu_items', 'menu_categories', 'menu_visits', 'menu_slugs'];
  const key = (table: string) => (table === 'menus' ? 'id' : 'menu_id');
  const counted = tables.map(async (table) => {
    const rows = await service.sql(`SELECT FROM ${table} WHERE ${key(table)} = $1`, [menuId]);
    return rows.length;
  });
  return Promise.all(counted);
};

describe('a menu that was deleted', () => {
  it('is gone for everyone at once, with all that is in it', async () => {
    const { call, menuId, category, itemId } = await ownerOfMenu();
    await call(menus.menu.delete, { menuId });
    const found = await service.publicMenu(menuId);
    expect(found).toEqual({ state: 'missing' });
    const missing = [
      [call(menus.menu.get, { menuId }), NO_MENU],
      [call(menus.menu.update, { menuId, name: 'x' }), NO_MENU],
      [call(menus.menu.delete, { menuId }), NO_MENU],
      [call(menus.menu.duplicate, { menuId }), NO_MENU],
      [call(menus.menu.arrange, { menuId, categories: [], items: [] }), NO_MENU],
      [call(menus.menu.changePrices, { menuId, items: [] }), NO_MENU],
      [call(menus.translation.list, { menuId, language: 'en' }), NO_MENU],
      [call(menus.translation.save, { menuId, language: 'en', texts: [] }), NO_MENU],
      [call(menus.category.search, { menuId }), NO_MENU],
      [call(menus.category.create, { menuId, name: 'x' }), NO_MENU],
      [
        call(menus.category.update, { categoryId: category.id, name: 'x' }),
        { code: 'CATEGORY_NOT_FOUND' },
      ],
      [call(menus.category.delete, { categoryId: category.id }), { code: 'CATEGORY_NOT_FOUND' }],
      [call(menus.item.search, { menuId }), NO_MENU],
      [call(menus.item.create, anItem({ menuId })), NO_MENU],
      [call(menus.item.update, { itemId, price: '1' }), NO_ITEM],
      [call(menus.item.update, { itemId, imageUrl: service.media.image('x') }), NO_ITEM],
      [call(menus.item.delete, { itemId }), NO_ITEM],
      [call(menus.item.restore, { itemId }), NO_ITEM],
    ] as const;
    for (const [attempt, refusal] of missing) await expect(attempt).rejects.toMatchObject(refusal);
    expect(await call(menus.menu.list, FIRST_PAGE)).toEqual({ rows: [], total: 0 });
    expect(await call(menus.dashboard.stats, {})).toEqual({
      ...{ totalMenus: 0, totalItems: 0, publishedMenus: 0 },
    });
  });

  it('comes back as it was, within the day', async () => {
    const { call, menu, menuId, category, item } = await ownerOfMenu();
    const before = await service.publicMenu(menuId);
    await call(menus.menu.delete, { menuId });
    service.clock.advance({ minutes: 24 * 60 - 1 });
    await sweep();
    const { done } = await atOnce(2, () => call(menus.menu.restore, { menuId }));
    expect(done).toEqual([menu, menu]);
    expect((await call(menus.category.search, { menuId })).rows).toEqual([category]);
    expect((await call(menus.item.search, { menuId })).rows).toEqual([item]);
    expect(await service.publicMenu(menuId)).toEqual(before);
    const emitted = (await service.changesOf(menuId)).slice(3).map(({ change }) => change);
    expect(emitted).toMatchObject([
      { isDeleted: true, isPublished: false },
      { isDeleted: false, isPublished: true },
    ]);
  });

  it('comes back only where there is room for it', async () => {
    const { call, menuId } = await ownerOfMenu();
    await call(menus.menu.delete, { menuId });
    const { id: other } = await call(menus.menu.create, aMenu());
    const full = { code: 'MENU_LIMIT_REACHED', details: { plan: 'free', limit: 1 } };
    await expect(call(menus.menu.restore, { menuId })).rejects.toMatchObject(full);
    await call(menus.menu.delete, { menuId: other });
    const { done } = await atOnce(2, (index) =>
      call(menus.menu.restore, { menuId: [menuId, other][index]! }),
    );
    expect(done).toHaveLength(1);
  });

  it('is erased after a day, with all its traces, and by no other way', async () => {
    const [ana, eve] = [await ownerOfMenu(), await ownerOfMenu()];
    const visit = `INSERT INTO menu_visits (menu_id, visitor_id, source) VALUES ($1, $2, 'qr')`;
    for (const { menuId } of [ana, eve]) await service.sql(visit, [menuId, 'visitor-1']);
    await ana.call(menus.menu.delete, { menuId: ana.menuId });
    service.clock.advance({ days: 1 });
    await expect(ana.call(menus.menu.restore, { menuId: ana.menuId })).rejects.toMatchObject(
      NO_MENU,
    );
    await sweep();
    expect(await rowsOf(ana.menuId)).toEqual([0, 0, 0, 0, 0]);
    expect(await rowsOf(eve.menuId)).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('menus that are deleted one after another', () => {
  /** Creates `of` menus, each with its own image, and deletes the first `count` of them. */
  async function ownerWhoDeletes(count: number, { of: made = count } = {}) {
    const owner = service.owner();
    await service.grant({ accountId: owner.accountId, plan: 'empresarial', expiresAt: null });
    const menusMade: { menuId: string; imageUrl: string }[] = [];
    while (menusMade.length < made) {
      const imageUrl = service.media.image(owner.accountId);
      const { id: menuId } = await owner.call(menus.menu.create, aMenu());
      await owner.call(menus.item.create, anItem({ menuId, imageUrl }));
      menusMade.push({ menuId, imageUrl });
    }
    for (const { menuId } of menusMade.slice(0, count)) {
      await owner.call(menus.menu.delete, { menuId });
    }
    const undoable = async () => {
      const rows = await service.sql<{ id: string }>(
        `SELECT id FROM menus WHERE account_id = $1 AND deleted_at IS NOT NULL`,
        [owner.accountId],
      );
      return menusMade.filter(({ menuId }) => rows.some(({ id }) => id === menuId));
    };
    return { ...owner, menusMade, undoable };
  }
  /** Transactions of this database that wait for a lock. */
  const WAITING = `
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const referenced = async (paths: string[]) =>
    (await service.system.call(menus.image.referenced, { paths })).paths;

  it('can all be taken back while they are twenty', async () => {
    const { call, menusMade, undoable } = await ownerWhoDeletes(20);
    expect(await undoable()).toEqual(menusMade);
    for (const { menuId } of menusMade) await call(menus.menu.restore, { menuId });
    const { total } = await call(menus.menu.list, FIRST_PAGE);
    expect(total).toBe(20);
    expect((await call(menus.item.search, { menuId: menusMade[0]!.menuId })).rows).toHaveLength(1);
  });

  it('leave the last twenty: the oldest is erased with all its traces, nobody else’s', async () => {
    const eve = await ownerOfMenu();
    await eve.call(menus.menu.delete, { menuId: eve.menuId });
    const { call, menusMade, undoable } = await ownerWhoDeletes(21);
    const [oldest, ...others] = menusMade;
    expect(await undoable()).toEqual(others);
    expect(await rowsOf(oldest!.menuId)).toEqual([0, 0, 0, 0, 0]);
    await expect(call(menus.menu.restore, { menuId: oldest!.menuId })).rejects.toMatchObject(
      NO_MENU,
    );
    const images = others.map(({ imageUrl }) => imageUrl);
    const shown = await referenced([oldest!.imageUrl, ...images]);
    expect(shown.sort()).toEqual(images.sort());
    for (const { menuId } of others) await call(menus.menu.restore, { menuId });
    await eve.call(menus.menu.restore, { menuId: eve.menuId });
  });

  it('leave the last twenty also when two go at the same moment', async () => {
    const { call, menusMade, undoable } = await ownerWhoDeletes(20, { of: 22 });
    const last = menusMade.slice(20);
    const deleting = await service.transaction(async (manager) => {
      const { menuId: oldest } = menusMade[0]!;
      await manager.query(`SELECT FROM menus WHERE id = $1 FOR NO KEY UPDATE`, [oldest]);
      const both = atOnce(2, (index) => call(menus.menu.delete, { menuId: last[index]!.menuId }));
      await eventually(async () => expect(await service.sql(WAITING)).toHaveLength(2));
      return { both };
    });
    expect((await deleting.both).refused).toEqual([]);
    expect(await undoable()).toEqual(menusMade.slice(2));
  });
});

describe('an item that was deleted', () => {
  it('is gone for everyone and comes back as it was, within the day', async () => {
    const { call, menuId, item, itemId } = await ownerOfMenu();
    await call(menus.item.delete, { itemId });
    expect((await call(menus.item.search, { menuId })).rows).toEqual([]);
    const found = await service.publicMenu(menuId);
    expect(found).toMatchObject({ published: { items: [] } });
    expect(await call(menus.dashboard.stats, {})).toMatchObject({ totalItems: 0 });
    await expect(call(menus.item.update, { itemId, price: '1' })).rejects.toMatchObject(NO_ITEM);
    const prices = [{ itemId, price: '1', sizes: [], extras: [] }];
    await expect(call(menus.menu.changePrices, { menuId, items: prices })).rejects.toMatchObject(
      NO_ITEM,
    );
    service.clock.advance({ minutes: 24 * 60 - 1 });
    await sweep();
    const restored = await call(menus.item.restore, { itemId });
    expect(restored).toEqual({ ...item, updatedAt: restored.updatedAt });
    expect((await call(menus.item.search, { menuId })).rows).toEqual([restored]);
  });

  it('is found by those who ask what changed since, deleted and then restored', async () => {
    const { call, menuId, item, itemId } = await ownerOfMenu();
    const since = () => ({ menuId, updatedSince: service.clock.now().toISOString() });
    service.clock.advance({ minutes: 5 });
    const before = since();
    await call(menus.item.delete, { itemId });
    expect((await call(menus.item.search, before)).rows).toEqual([
      { ...item, deletedAt: expect.any(String) as string },
    ]);
    service.clock.advance({ minutes: 5 });
    const after = since();
    expect((await call(menus.item.search, after)).rows).toEqual([]);
    await call(menus.item.restore, { itemId });
    expect((await call(menus.item.search, after)).rows).toMatchObject([{ id: itemId }]);
  });

  it('may be one of many, named by id or by code, each answered', async () => {
    const { call, menuId, itemId } = await ownerOfMenu();
    const { id } = await call(menus.item.create, { ...anItem({ menuId }), externalId: 'A' });
    const rows = [{ externalId: 'A' }, { itemId }, { externalId: 'B' }, { itemId: id }, {}];
    await expect(call(menus.item.deleteMany, { menuId, items: rows })).rejects.toMatchObject({
      code: 'ROWS_REFUSED',
    });
    const report = await call(menus.item.deleteMany, { menuId, items: rows, onError: 'skip' });
    expect(report).toMatchObject({
      deleted: 2,
      unchanged: 0,
      failed: 3,
      rows: [
        { index: 0, externalId: 'A', status: 'deleted', itemId: id },
        { index: 1, status: 'deleted', itemId },
        { index: 2, externalId: 'B', status: 'failed', errors: [{ field: 'externalId' }] },
        { index: 3, status: 'failed', errors: [{ field: 'itemId' }] },
        { index: 4, status: 'failed', errors: [{ field: 'itemId' }] },
      ],
    });
    expect((await call(menus.item.search, { menuId })).rows).toEqual([]);
    const again = await call(menus.item.deleteMany, { menuId, items: [{ externalId: 'A' }] });
    expect(again).toMatchObject({ deleted: 0, unchanged: 1, rows: [{ itemId: id }] });
  });

  it('leaves its room to others, and needs it to come back', async () => {
    const { call, menuId, itemId } = await ownerOfMenu();
    await service.sql(
      `INSERT INTO menu_items (menu_id, name, price) SELECT $1, 'n', n FROM generate_series(1, 499) n`,
      [menuId],
    );
    await call(menus.item.delete, { itemId });
    const { id: other } = await call(menus.item.create, anItem({ menuId }));
    await expect(call(menus.item.restore, { itemId })).rejects.toMatchObject({
      ...{ code: 'MENU_CONTENT_LIMIT_REACHED', details: { content: 'items', limit: 500 } },
    });
    await call(menus.item.delete, { itemId: other });
    await call(menus.item.restore, { itemId });
    expect((await call(menus.item.search, { menuId })).rows).toHaveLength(500);
  });

  it('has no category when that went meanwhile', async () => {
    const { call, category, item, itemId } = await ownerOfMenu();
    await call(menus.item.delete, { itemId });
    await call(menus.category.delete, { categoryId: category.id });
    expect(await call(menus.item.restore, { itemId })).toMatchObject({
      ...item,
      categoryId: null,
      updatedAt: expect.any(String) as string,
    });
  });

  it('cannot come back after a day, and is erased after thirty', async () => {
    const { call, menuId, itemId } = await ownerOfMenu();
    const stored = await call(menus.item.create, anItem({ menuId }));
    await call(menus.item.delete, { itemId });
    service.clock.advance({ days: 1 });
    await expect(call(menus.item.restore, { itemId })).rejects.toMatchObject(NO_ITEM);
    const rows = () => service.sql(`SELECT id FROM menu_items WHERE menu_id = $1`, [menuId]);
    await sweep();
    expect(await rows()).toHaveLength(2);
    service.clock.advance({ days: 29 });
    await sweep();
    expect(await rows()).toEqual([{ id: stored.id }]);
  });
});
