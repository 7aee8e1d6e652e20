import { menus } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem, atOnce } from '../../../test/samples';
import { sharedTestService, type TestService } from '../../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

async function ownerWithMenu() {
  const owner = service.owner();
  const { id: menuId } = await owner.call(menus.menu.create, aMenu());
  return { ...owner, menuId };
}

describe('the id that another program gives an item', () => {
  const taken = { code: 'EXTERNAL_ID_TAKEN' };

  it('is of one item of a menu; a copy of the menu has it, too', async () => {
    const { menuId, accountId, call } = await ownerWithMenu();
    const one = await call(menus.item.create, anItem({ menuId, externalId: ' P-1 ' }));
    expect(one).toMatchObject({ externalId: 'P-1', version: 1 });
    const other = await call(menus.item.create, anItem({ menuId, externalId: 'p-1' }));
    await expect(
      call(menus.item.create, anItem({ menuId, externalId: 'P-1' })),
    ).rejects.toMatchObject(taken);
    const change = { itemId: other.id, externalId: 'P-1' };
    await expect(call(menus.item.update, change)).rejects.toMatchObject(taken);
    expect(await call(menus.item.update, { ...change, externalId: null })).toMatchObject({
      externalId: null,
    });
    expect(await call(menus.item.update, { itemId: one.id, externalId: 'P-1' })).toEqual(one);
    await service.grant({ accountId, plan: 'empresarial', expiresAt: null });
    const copy = await call(menus.menu.duplicate, { menuId });
    const copied = (await call(menus.item.search, { menuId: copy.id })).rows;
    expect(copied.map(({ externalId }) => externalId)).toEqual(['P-1', null]);
  });

  it('is free once its item is deleted; whoever restores the item finds it without', async () => {
    const { menuId, call } = await ownerWithMenu();
    const gone = await call(menus.item.create, anItem({ menuId, externalId: 'P-1' }));
    await call(menus.item.delete, { itemId: gone.id });
    expect(await call(menus.item.restore, { itemId: gone.id })).toMatchObject({
      externalId: 'P-1',
    });
    await call(menus.item.delete, { itemId: gone.id });
    await call(menus.item.create, anItem({ menuId, externalId: 'P-1' }));
    expect(await call(menus.item.restore, { itemId: gone.id })).toMatchObject({
      id: gone.id,
      externalId: null,
    });
  });
});

describe('a list of items', () => {
  const rows = (count: number, fields: object = {}) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ externalId: `P-${at}`, name: `Plato ${at}`, price: `${at}`, ...fields },
    }));

  it('is written whole, in its order; what changes nothing stays as it is', async () => {
    const { menuId, accountId, call } = await ownerWithMenu();
    const first = await call(menus.item.create, anItem({ menuId, externalId: 'P-1' }));
    const imageUrl = service.media.image(accountId);
    const priced = { price: '80', sizes: [{ name: 'Taza', price: '80' }] };
    const full = { categoryName: 'Sopas', dietaryTags: ['Vegano' as const], ...priced, imageUrl };
    const items = [
      { externalId: 'P-1', price: '99' },
      ...rows(1, full),
      { name: 'Té', price: '5' },
    ];
    const report = await call(menus.item.upsert, { menuId, items, newId: randomUUID() });
    expect(report).toMatchObject({ created: 2, updated: 1, unchanged: 0, failed: 0 });
    const [category] = (await call(menus.category.search, { menuId })).rows;
    expect(category).toMatchObject({ name: 'Sopas' });
    const list = (await call(menus.item.search, { menuId })).rows;
    expect(list).toMatchObject([
      { ...first, price: '99.00', version: 2, updatedAt: expect.any(String) },
      {
        ...{ externalId: 'P-0', name: 'Plato 0', price: '80.00', dietaryTags: ['Vegano'] },
        ...{ categoryId: category!.id, imageUrl, sizes: [{ name: 'Taza', price: '80.00' }] },
        ...{ imagePlaceholder: expect.any(String), displayOrder: 2, version: 1 },
      },
      { externalId: null, name: 'Té', categoryId: null, displayOrder: 3 },
    ]);
    expect(report.rows.map(({ itemId }) => itemId)).toEqual(list.map(({ id }) => id));

    const changes = (await service.changesOf(menuId)).map(({ change }) => change);
    const again = await call(menus.item.upsert, { menuId, items: items.slice(0, 2) });
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect((await call(menus.item.search, { menuId })).rows).toEqual(list);
    expect((await service.changesOf(menuId)).map(({ change }) => change)).toEqual(changes);
  });

  it('of 500 takes less than two seconds, one event and one line of activity', async () => {
    const { menuId, accountId, call } = await ownerWithMenu();
    const start = performance.now();
    const report = await call(menus.item.upsert, { menuId, items: rows(500) });
    expect(performance.now() - start).toBeLessThan(2000);
    expect(report).toMatchObject({ created: 500, failed: 0 });
    await call(menus.item.upsert, { menuId, items: rows(500, { price: '7' }) });
    expect(await service.changesOf(menuId)).toHaveLength(3);
    const noted = await service.sql(
      `SELECT activity AS kind, count FROM menu_changes
       WHERE account_id = $1 AND activity IS NOT NULL ORDER BY changed_at`,
      [accountId],
    );
    expect(noted).toEqual([
      { kind: 'menu-created', count: null },
      { kind: 'items-upserted', count: 499 },
    ]);
    const list = (await call(menus.item.search, { menuId })).rows;
    expect(list.map(({ version }) => version)).toEqual(
      Array.from({ length: 500 }, (_, at) => (at === 7 ? 1 : 2)),
    );
  });

  it('that has a wrong row is refused whole, or written without it', async () => {
    const { menuId, call } = await ownerWithMenu();
    const wrong = { externalId: 'P-9', name: 'Flan', price: 'mucho', categoryName: 'Postres' };
    const items = [...rows(1, { categoryName: 'Sopas' }), wrong];
    await expect(call(menus.item.upsert, { menuId, items })).rejects.toMatchObject({
      code: 'ROWS_REFUSED',
      details: {
        rows: [
          { index: 1, externalId: 'P-9', errors: [{ field: 'price', reason: expect.any(String) }] },
        ],
      },
    });
    expect((await call(menus.item.search, { menuId })).rows).toEqual([]);
    expect((await call(menus.category.search, { menuId })).rows).toEqual([]);
    const report = await call(menus.item.upsert, { menuId, items, onError: 'skip' });
    expect(report).toMatchObject({ created: 1, failed: 1, rows: [{}, { status: 'failed' }] });
    expect((await call(menus.item.search, { menuId })).rows).toMatchObject([{ externalId: 'P-0' }]);
    expect((await call(menus.category.search, { menuId })).rows).toMatchObject([{ name: 'Sopas' }]);
  });

  it('updates rows without codes every night, and reports rows that match several items', async () => {
    const { menuId, call } = await ownerWithMenu();
    const night = (price: string, more: object = {}) =>
      call(menus.item.upsert, {
        menuId,
        onError: 'skip',
        items: [{ name: 'Jugo', price, categoryName: 'Bebidas' }],
        ...more,
      });
    expect(await night('90')).toMatchObject({ created: 1 });
    expect(await night('90')).toMatchObject({ unchanged: 1 });
    expect(await night('95')).toMatchObject({ updated: 1 });
    expect((await call(menus.item.search, { menuId })).rows).toMatchObject([{ price: '95.00' }]);
    expect(await night('99', { sameName: 'add' })).toMatchObject({ created: 1 });
    const { rows } = await night('100');
    expect(rows).toMatchObject([{ status: 'failed', errors: [{ field: 'name' }] }]);
  });

  it('refuses by row a price that conflicts with sizes and a tag that contradicts allergens', async () => {
    const { menuId, call } = await ownerWithMenu();
    const sizes = [{ name: 'Grande', price: '9' }];
    await call(menus.item.create, {
      ...anItem({ menuId, price: '9', externalId: 'PIZZA', sizes }),
      allergens: ['Gluten'],
    });
    const rows = [
      { externalId: 'PIZZA', price: '12' },
      { externalId: 'PIZZA', dietaryTags: ['Sin Gluten' as const] },
      { externalId: 'PIZZA', price: '9' },
    ];
    for (const [row, field] of [
      [rows[0]!, 'price'],
      [rows[1]!, 'dietaryTags'],
    ] as const) {
      const report = await call(menus.item.upsert, { menuId, items: [row], onError: 'skip' });
      expect(report.rows).toMatchObject([{ status: 'failed', errors: [{ field }] }]);
    }
    expect(await call(menus.item.upsert, { menuId, items: [rows[2]!] })).toMatchObject({
      unchanged: 1,
    });
  });

  it('is refused where the database reads two names of categories as one', async () => {
    const { menuId, call } = await ownerWithMenu();
    const items = ['ΟΔΟΣ', 'οδοσ'].map((categoryName) => ({ name: 'x', price: '1', categoryName }));
    const taken = { code: 'CATEGORY_NAME_TAKEN' };
    await expect(call(menus.item.upsert, { menuId, items })).rejects.toMatchObject(taken);
    expect((await call(menus.item.search, { menuId })).rows).toEqual([]);
  });

  it('is made once by a write that is sent again, and by five at once', async () => {
    const { menuId, call } = await ownerWithMenu();
    const write = { menuId, items: [...rows(2), { name: 'Té', price: '5' }], newId: randomUUID() };
    const { done, refused } = await atOnce(5, () => call(menus.item.upsert, write));
    expect(refused).toEqual([]);
    expect(done.map(({ created }) => created).sort()).toEqual([0, 0, 0, 0, 3]);
    expect((await call(menus.item.search, { menuId })).rows).toHaveLength(3);
  });

  it('that is sent again does not bring back what was deleted since', async () => {
    const { menuId, call } = await ownerWithMenu();
    const write = { menuId, items: rows(2), newId: randomUUID() };
    const { rows: made } = await call(menus.item.upsert, write);
    await call(menus.item.delete, { itemId: made[0]!.itemId! });
    expect(await call(menus.item.upsert, write)).toMatchObject({ created: 0, unchanged: 2 });
    expect((await call(menus.item.search, { menuId })).rows).toMatchObject([{ externalId: 'P-1' }]);
  });

  it('is for the owner, over the version of the menu that was expected, with own images', async () => {
    const { menuId, call } = await ownerWithMenu();
    const strange = service.owner().call(menus.item.upsert, { menuId, items: rows(1) });
    await expect(strange).rejects.toMatchObject({ code: 'MENU_NOT_FOUND' });
    const stale = call(menus.item.upsert, { menuId, items: rows(1), expectedVersion: 9 });
    await expect(stale).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const foreign = service.media.image(service.owner().accountId);
    const items = rows(1, { imageUrl: foreign });
    await expect(call(menus.item.upsert, { menuId, items })).rejects.toMatchObject({
      details: { rows: [{ errors: [{ field: 'imageUrl' }] }] },
    });
    expect((await call(menus.item.search, { menuId })).rows).toEqual([]);
  });
});
