import { menus, type PriceChangeRequest } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { marksOf, ownerOfPricedMenus, TEN_PERCENT } from '../../test/priced-menus';
import { aMenu, anItem, atOnce, FIRST_PAGE } from '../../test/samples';
import { ownerOfSharing } from '../../test/shared-menus';
import { sharedTestService, type TestService } from '../../test/test-service';
import { PriceChangeRetention } from './price-change-retention';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

const ownerOf = (count: number) => ownerOfPricedMenus(service, count);

describe('prices of several menus', () => {
  it('are previewed without being written, and then are what was previewed', async () => {
    const { first, all, preview, apply, accountId } = await ownerOf(3);
    const seen = await preview(TEN_PERCENT);
    expect(seen.items).toHaveLength(4);
    expect(seen.items).toContainEqual({
      ...{ menuId: first, itemId: expect.any(String), name: 'Pizza' },
      before: expect.objectContaining({ price: '300.00' }),
      after: {
        price: '330.00',
        sizes: [
          { name: 'Personal', price: '330.00' },
          { name: 'Familiar', price: '990.00' },
        ],
        extras: [{ name: 'Queso', price: '82.50' }],
      },
    });
    expect(await all()).toContain('Pizza 300.00');
    expect(
      await service.sql(`SELECT FROM price_changes WHERE account_id = $1`, [accountId]),
    ).toEqual([]);

    const change = await apply({ ...TEN_PERCENT, previewed: marksOf(seen) });
    expect(change).toMatchObject({ kind: 'percent', percent: 10, itemCount: 4, undo: null });
    expect(await all()).toEqual([
      ...['Sancocho 385.00', 'Pizza 330.00'],
      ...['Sancocho 385.00', 'Sancocho 385.00'],
    ]);
  });

  it('change with one version, one event and one line of activity for each menu', async () => {
    const { call, menuIds, apply } = await ownerOf(2);
    const before = await Promise.all(menuIds.map((id) => service.changesOf(id)));
    await apply(TEN_PERCENT);
    for (const [at, menuId] of menuIds.entries()) {
      expect(await service.changesOf(menuId)).toHaveLength(before[at]!.length + 1);
      const { rows } = await call(menus.history.list, { menuId, ...FIRST_PAGE });
      expect(rows[0]).toMatchObject({ kind: 'prices', author: { kind: 'owner' } });
      const noted = `SELECT count FROM menu_changes WHERE menu_id = $1 AND activity = 'prices-changed'`;
      expect(await service.sql(noted, [menuId])).toEqual([{ count: at === 0 ? 2 : 1 }]);
    }
  });

  it('change so, too, in menus that have items in common', async () => {
    const { call, menuIds } = await ownerOfSharing(service, 3, 2);
    const before = await Promise.all(menuIds.map((id) => service.changesOf(id)));
    await call(menus.priceChange.apply, TEN_PERCENT);
    for (const [at, menuId] of menuIds.entries()) {
      const emitted = (await service.changesOf(menuId)).slice(before[at]!.length);
      expect(emitted).toMatchObject([{ change: { changes: [{}, {}] } }]);
      const { rows } = await call(menus.history.list, { menuId, ...FIRST_PAGE });
      expect(rows.filter(({ kind }) => kind === 'prices')).toHaveLength(1);
    }
  });

  it('change once where a try that nobody heard the answer of is sent again', async () => {
    const { all, apply, preview } = await ownerOf(2);
    const previewed = marksOf(await preview(TEN_PERCENT));
    const sent = { ...TEN_PERCENT, previewed, newId: randomUUID() };
    const [first, again] = await Promise.all([apply(sent), apply(sent)]);
    expect(again).toEqual(first);
    const once = ['Sancocho 385.00', 'Pizza 330.00', 'Sancocho 385.00'];
    expect(await all()).toEqual(once);
    expect(await apply(sent)).toEqual(first);
    expect(await all()).toEqual(once);
    expect((await apply({ ...TEN_PERCENT, newId: randomUUID() })).id).not.toBe(first.id);
    expect(await all()).toEqual(['Sancocho 423.50', 'Pizza 363.00', 'Sancocho 423.50']);
  });

  it('change in the chosen menus and categories alone', async () => {
    const { call, menuIds, first, list, apply } = await ownerOf(2);
    const { id } = await call(menus.category.create, { menuId: first, name: 'Pizzas' });
    const items = (await call(menus.item.search, { menuId: first })).rows;
    const pizza = items.find(({ name }) => name === 'Pizza')!;
    await call(menus.item.update, { itemId: pizza.id, categoryId: id });
    await apply({ ...TEN_PERCENT, menuIds: [first.toUpperCase()], categoryIds: [id] });
    expect(await list(first)).toEqual(['Sancocho 350.00', 'Pizza 330.00']);
    expect(await list(menuIds[1]!)).toEqual(['Sancocho 350.00']);
  });

  it('follow a list, and refuse the whole list if a price matches no item', async () => {
    const { all, menuIds, preview, apply } = await ownerOf(2);
    const request: PriceChangeRequest = {
      kind: 'list',
      menuIds,
      prices: [
        { name: 'sancocho', price: '375' },
        { name: 'Pizza', option: 'Familiar', price: '950', line: 7 },
        { name: 'Pizza', price: '1', line: 8 },
        { name: 'Mangú', price: '1', line: 9 },
      ],
    };
    const seen = await preview(request);
    expect(seen.faults.map(({ line }) => line)).toEqual([8, 9]);
    const before = await all();
    await expect(apply({ ...request, previewed: marksOf(seen) })).rejects.toMatchObject({
      code: 'ROWS_REFUSED',
      details: {
        rows: [
          { index: 2, externalId: null, errors: [{ field: 'option' }] },
          { index: 3, externalId: null, errors: [{ field: 'name' }] },
        ],
      },
    });
    expect(await all()).toEqual(before);
    const prices = request.prices!.slice(0, 2);
    await apply({ ...request, prices, previewed: marksOf(seen) });
    expect(await all()).toEqual(['Sancocho 375.00', 'Pizza 300.00', 'Sancocho 375.00']);
  });

  it('change nothing when the same list is sent again, and appear once in the history', async () => {
    const { call, first, all, apply } = await ownerOf(2);
    const { id } = (await call(menus.item.search, { menuId: first })).rows[0]!;
    await call(menus.item.update, { itemId: id, externalId: 'A' });
    const prices = [{ externalId: 'A', price: '375' }];
    const night = () => apply({ kind: 'list', menuIds: [first], prices });
    const changes = [await night(), await night()];
    expect(changes.map(({ itemCount }) => itemCount)).toEqual([1, 0]);
    expect(await all()).toEqual(['Sancocho 375.00', 'Pizza 300.00', 'Sancocho 350.00']);
    const { rows, total } = await call(menus.priceChange.list, FIRST_PAGE);
    expect([total, rows[0]!.id]).toEqual([1, changes[0]!.id]);
  });

  it('are read from a spreadsheet', async () => {
    const { call } = await ownerOf(1);
    const content = Buffer.from('Costo;Plato;Precio\n9;Sancocho;RD$ 375\n9;Mangú;mucho\n');
    expect(await call(menus.priceChange.read, { content })).toEqual({
      prices: [{ line: 2, name: 'Sancocho', price: '375.00' }],
      faults: [{ line: 3, reason: 'No entendemos el precio «mucho»' }],
      ignoredColumns: ['Costo'],
      otherSheets: [],
    });
    const bytes = Buffer.from([0x50, 0x4b, 0, 0]);
    await expect(call(menus.priceChange.read, { content: bytes })).rejects.toMatchObject({
      code: 'IMPORT_UNREADABLE',
    });
  });
});

describe('a change that is not what was previewed', () => {
  it('writes nothing and names the menus, where a price or an item is another', async () => {
    const { call, menuIds, all, preview, apply } = await ownerOf(3);
    const seen = await preview(TEN_PERCENT);
    const [soup] = (await call(menus.item.search, { menuId: menuIds[1]! })).rows;
    await call(menus.item.update, { itemId: soup!.id, price: '360' });
    await call(menus.item.create, anItem({ menuId: menuIds[2]!, name: 'Flan' }));
    const before = await all();
    await expect(apply({ ...TEN_PERCENT, previewed: marksOf(seen) })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      details: { fields: { previewed: 'Cambió lo que viste de: Menú 1, Menú 2' } },
    });
    expect(await all()).toEqual(before);
    const again = await preview(TEN_PERCENT);
    await expect(apply({ ...TEN_PERCENT, previewed: marksOf(again) })).resolves.toBeDefined();
  });

  it('is not one where something else of the menu changed, and is one where a menu came or went', async () => {
    const { call, menuIds, preview, apply } = await ownerOf(2);
    const seen = await preview(TEN_PERCENT);
    const [soup] = (await call(menus.item.search, { menuId: menuIds[1]! })).rows;
    await call(menus.item.update, { itemId: soup!.id, isAvailable: false });
    const { id: added } = await call(menus.menu.create, aMenu({ name: 'Nuevo' }));
    const previewed = marksOf(seen);
    await expect(apply({ ...TEN_PERCENT, previewed })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    await call(menus.menu.delete, { menuId: added });
    await expect(apply({ ...TEN_PERCENT, previewed: previewed.slice(1) })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    await expect(apply({ ...TEN_PERCENT, previewed })).resolves.toMatchObject({ itemCount: 3 });

    const both = marksOf(await preview(TEN_PERCENT));
    await call(menus.menu.delete, { menuId: menuIds[1]! });
    await expect(apply({ ...TEN_PERCENT, previewed: both })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    const left = both.filter(({ menuId }) => menuId !== menuIds[1]);
    await expect(apply({ ...TEN_PERCENT, previewed: left })).resolves.toMatchObject({
      itemCount: 2,
    });
  });

  it('waits for who is changing one of the menus, and is over what they leave', async () => {
    const { call, first, all, preview, apply } = await ownerOf(2);
    const seen = await preview(TEN_PERCENT);
    const [soup] = (await call(menus.item.search, { menuId: first })).rows;
    let applying: Promise<unknown> = Promise.resolve();
    await service.transaction(async (manager) => {
      await manager.query(`SELECT FROM menus WHERE id = $1 FOR NO KEY UPDATE`, [first]);
      applying = apply({ ...TEN_PERCENT, previewed: marksOf(seen) }).catch((e: unknown) => e);
      await eventually(async () => {
        const waiting = await service.sql(
          `SELECT FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(1);
      });
      await manager.query(`UPDATE menu_items SET price = 1 WHERE id = $1`, [soup!.id]);
    });
    expect(await applying).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await all()).toEqual(['Sancocho 1.00', 'Pizza 300.00', 'Sancocho 350.00']);
  });
});

describe('changes at once', () => {
  it('of the same preview are written once', async () => {
    const { all, preview, apply } = await ownerOf(3);
    const previewed = marksOf(await preview(TEN_PERCENT));
    const { done, refused } = await atOnce(6, () => apply({ ...TEN_PERCENT, previewed }));
    expect(done).toHaveLength(1);
    expect(refused).toHaveLength(5);
    for (const error of refused) expect(error).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await all()).toContain('Sancocho 385.00');
  });

  it('of menus that overlap, and of single items, are all done: none waits for one that waits for it', async () => {
    const { call, menuIds, all, apply } = await ownerOf(3);
    const [a, b, c] = menuIds as [string, string, string];
    const sets = [
      [a, b, c],
      [c, b],
      [b, a],
      [c, a],
    ];
    const [soup] = (await call(menus.item.search, { menuId: b })).rows;
    const { refused } = await atOnce<unknown>(16, (at) =>
      at % 4 === 3
        ? call(menus.item.update, { itemId: soup!.id, name: `Sopa ${at}` })
        : apply({ kind: 'percent', percent: 1, menuIds: sets[at % sets.length]! }),
    );
    expect(refused).toEqual([]);
    expect(await all()).toHaveLength(4);
  });
});

describe('a price change that is undone', () => {
  it('leaves every price as it was, once, however often it is asked for', async () => {
    const { call, all, first, apply, undo } = await ownerOf(2);
    const before = await all();
    const { id } = await apply({ ...TEN_PERCENT, rounding: 'to10' });
    expect(await all()).not.toEqual(before);
    const { done } = await atOnce(4, () => undo(id));
    expect(new Set(done.map((change) => change.undo!.at)).size).toBe(1);
    expect(done[0]!.undo).toMatchObject({ restoredCount: 3, left: [] });
    expect(await all()).toEqual(before);
    const { rows } = await call(menus.history.list, { menuId: first, ...FIRST_PAGE });
    expect(rows.filter(({ kind }) => kind === 'prices')).toHaveLength(2);
  });

  it('leaves what was changed or deleted since, and tells of it', async () => {
    const { call, menuIds, first, all, apply, undo } = await ownerOf(3);
    const { id } = await apply(TEN_PERCENT);
    const [soup, pizza] = (await call(menus.item.search, { menuId: first })).rows;
    await call(menus.item.update, { itemId: soup!.id, price: '400' });
    await call(menus.item.delete, { itemId: pizza!.id });
    await call(menus.menu.delete, { menuId: menuIds[2]! });
    const { undo: undone } = await undo(id);
    expect(undone).toMatchObject({ restoredCount: 1 });
    expect(undone!.left.map(({ name }) => name).sort()).toEqual(['Pizza', 'Sancocho', 'Sancocho']);
    menuIds.pop();
    expect(await all()).toEqual(['Sancocho 400.00', 'Sancocho 350.00']);
  });

  it('is listed for 30 days, newest first, and then is gone', async () => {
    const { call, apply, undo } = await ownerOf(1);
    const [one, two] = [await apply(TEN_PERCENT), await apply({ kind: 'percent', percent: -5 })];
    const listed = async () => (await call(menus.priceChange.list, FIRST_PAGE)).rows;
    expect((await listed()).map(({ id }) => id)).toEqual([two.id, one.id]);
    const ago = (days: number) =>
      new Date(service.clock.now().getTime() - days * 86_400_000).toISOString();
    const age = `UPDATE price_changes SET created_at = $2 WHERE id = $1`;
    await service.sql(age, [one.id, ago(30)]);
    await service.sql(age, [two.id, ago(29.9)]);
    await Promise.all(service.replicas.map((app) => app.get(PriceChangeRetention).forget()));
    expect((await listed()).map(({ id }) => id)).toEqual([two.id]);
    await expect(undo(one.id)).rejects.toMatchObject({ code: 'PRICE_CHANGE_NOT_FOUND' });
    await expect(undo(two.id)).resolves.toMatchObject({ id: two.id });
  });
});
