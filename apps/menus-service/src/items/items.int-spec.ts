import { menus } from '@cartaviva/contracts';
import { canonicalPrice } from '@cartaviva/domain';
import { eventually } from '@cartaviva/server-testing';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem, atOnce } from '../../test/samples';
import { startTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.stop());

async function ownerWithMenu() {
  const owner = service.owner();
  const { id: menuId } = await owner.call(menus.menu.create, aMenu());
  return { ...owner, menuId };
}

/** Prices as people type them: up to eight digits, with leading zeros, with 0 to 2 decimals. */
const typedPrice = fc
  .tuple(fc.stringMatching(/^[0-9]{1,8}$/), fc.constantFrom('', '.', '..'), fc.nat(9), fc.nat(9))
  .map(([units, dots, tenths, cents]) => {
    const decimals = [`${tenths}`, `${tenths}${cents}`][dots.length - 1];
    return decimals === undefined ? units : `${units}.${decimals}`;
  });

describe('the items of a menu', () => {
  it('start available, without category, last', async () => {
    const { menuId, call } = await ownerWithMenu();
    const sent = { menuId, name: ' Mofongo ', price: '7.5', description: ' ' };
    const item = await call(menus.item.create, sent);
    expect(item).toEqual({
      ...{ id: expect.any(String), menuId, categoryId: null, name: 'Mofongo', description: null },
      ...{ price: '7.50', imageUrl: null, dietaryTags: [], isAvailable: true, displayOrder: 1 },
      ...{ sizes: [], extras: [], availableAgainAt: null, imagePlaceholder: null, version: 1 },
      externalId: null,
      ...{ createdAt: expect.stringMatching(/Z$/), updatedAt: item.createdAt },
    });
    const second = await call(menus.item.create, anItem({ menuId }));
    expect(await call(menus.item.list, { menuId })).toEqual([item, second]);
  });

  it('are made once by a write that is sent again, at once or later', async () => {
    const { menuId, call } = await ownerWithMenu();
    const write = anItem({ menuId, newId: randomUUID() });
    const { done, refused } = await atOnce(5, () => call(menus.item.create, write));
    expect(refused).toEqual([]);
    expect(new Set(done.map(({ id }) => id))).toEqual(new Set([write.newId]));
    expect(await call(menus.item.list, { menuId })).toHaveLength(1);
    await call(menus.item.delete, { itemId: write.newId! });
    expect(await call(menus.item.create, write)).toMatchObject({ id: write.newId });
    expect(await call(menus.item.list, { menuId })).toEqual([]);
    await call(menus.item.create, anItem({ menuId }));
    await call(menus.item.create, anItem({ menuId }));
    expect(await call(menus.item.list, { menuId })).toHaveLength(2);
  });

  it('made 200 at once are 200, each in its own place', async () => {
    const { menuId, call } = await ownerWithMenu();
    // A busy machine may refuse some as UNAVAILABLE: those are sent again, as by browsers.
    const { done, refused } = await atOnce(200, () => {
      const write = anItem({ menuId, newId: randomUUID() });
      return eventually(() => call(menus.item.create, write), 30_000);
    });
    expect(refused).toEqual([]);
    const list = await call(menus.item.list, { menuId });
    expect(new Set(list.map(({ id }) => id))).toEqual(new Set(done.map(({ id }) => id)));
    expect(list.map(({ displayOrder }) => displayOrder)).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 1),
    );
  });

  it('are 500 at most', async () => {
    const { menuId, call } = await ownerWithMenu();
    await service.sql(
      `INSERT INTO menu_items (menu_id, name, price) SELECT $1, 'n', n FROM generate_series(1, 499) n`,
      [menuId],
    );
    const { done, refused } = await atOnce(3, () => call(menus.item.create, anItem({ menuId })));
    expect(done).toHaveLength(1);
    const full = { code: 'MENU_CONTENT_LIMIT_REACHED', details: { content: 'items', limit: 500 } };
    expect(refused).toMatchObject([full, full]);
  });

  it('keep every price to the cent', async () => {
    const { menuId, call } = await ownerWithMenu();
    const { id: itemId } = await call(menus.item.create, anItem({ menuId }));
    await fc.assert(
      fc.asyncProperty(typedPrice, async (price) => {
        const changed = await call(menus.item.update, { itemId, price });
        const [stored] = await call(menus.item.list, { menuId });
        expect(changed.price).toBe(canonicalPrice(price));
        expect(stored?.price).toBe(changed.price);
        expect(Number(changed.price)).toBe(Number(price));
      }),
      { numRuns: 60, examples: [['99999999.99'], ['0'], ['00000007'], ['1.1']] },
    );
  });

  it.each(['NaN', '-1', '1e5', '12,50', '10.005', '100000000', '', ' 1', '1.', '.5', 'Infinity'])(
    'are refused at the price "%s"',
    async (price) => {
      const { menuId, call } = await ownerWithMenu();
      const { id: itemId } = await call(menus.item.create, anItem({ menuId }));
      const refusal = { code: 'INVALID_INPUT', details: { fields: { price: expect.any(String) } } };
      const attempts = [
        call(menus.item.create, anItem({ menuId, price })),
        call(menus.item.update, { itemId, price }),
      ];
      for (const attempt of attempts) await expect(attempt).rejects.toMatchObject(refusal);
      expect(await call(menus.item.list, { menuId })).toMatchObject([{ price: '350.00' }]);
    },
  );

  it('change only in what is sent; null and blanks clear', async () => {
    const { menuId, userId, call } = await ownerWithMenu();
    const { id: categoryId } = await call(menus.category.create, { menuId, name: 'Sopas' });
    const imageUrl = service.media.image(userId);
    const full = anItem({ menuId, categoryId, imageUrl, description: 'Rica' });
    const item = await call(menus.item.create, { ...full, dietaryTags: ['Picante'] });

    const one = await call(menus.item.update, { itemId: item.id, isAvailable: false });
    const updatedAt: unknown = expect.any(String);
    expect(one).toEqual({ ...item, isAvailable: false, updatedAt, version: 2 });
    const cleared = { description: ' ', imageUrl: null, categoryId: null, dietaryTags: [] };
    const two = await call(menus.item.update, { itemId: item.id, ...cleared });
    expect(two).toEqual({
      ...one,
      ...{ description: null, imageUrl: null, categoryId: null, dietaryTags: [] },
      ...{ imagePlaceholder: null, updatedAt, version: 3 },
    });
    const nameless = { itemId: item.id, name: null as unknown as string };
    await expect(call(menus.item.update, nameless)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(await call(menus.item.list, { menuId })).toEqual([two]);
  });

  it('take a category of their own menu alone', async () => {
    const { menuId, call } = await ownerWithMenu();
    const eve = await ownerWithMenu();
    const theirs = await eve.call(menus.category.create, { menuId: eve.menuId, name: 'Sopas' });
    const { id: itemId } = await call(menus.item.create, anItem({ menuId }));
    const foreign = { code: 'CATEGORY_NOT_FOUND' };
    const categoryId = theirs.id;
    await expect(call(menus.item.create, anItem({ menuId, categoryId }))).rejects.toMatchObject(
      foreign,
    );
    await expect(call(menus.item.update, { itemId, categoryId })).rejects.toMatchObject(foreign);
    expect(await call(menus.item.list, { menuId })).toMatchObject([{ categoryId: null }]);
  });

  it("take an image of their owner's alone, and ask about a new one only", async () => {
    const { menuId, userId, call } = await ownerWithMenu();
    const foreign = service.media.image(service.owner().userId);
    const own = service.media.image(userId);
    const refusal = { code: 'OBJECT_NOT_FOUND' };
    await expect(
      call(menus.item.create, anItem({ menuId, imageUrl: foreign })),
    ).rejects.toMatchObject(refusal);
    const made = await call(menus.item.create, anItem({ menuId, imageUrl: own }));
    const { id: itemId, imagePlaceholder } = made;
    expect(imagePlaceholder).toMatch(/^\S{20,}$/);
    const { asked } = service.media;
    const repriced = await call(menus.item.update, { itemId, imageUrl: own, price: '1' });
    expect(repriced).toMatchObject({ imagePlaceholder });
    expect(service.media.asked).toBe(asked);
    await expect(call(menus.item.update, { itemId, imageUrl: foreign })).rejects.toMatchObject(
      refusal,
    );
    expect(await call(menus.item.list, { menuId })).toMatchObject([{ imageUrl: own }]);
  });

  it('are gone when they are deleted, once', async () => {
    const { menuId, call } = await ownerWithMenu();
    const { id: itemId } = await call(menus.item.create, anItem({ menuId }));
    const { done, refused } = await atOnce(5, () => call(menus.item.delete, { itemId }));
    expect(done).toHaveLength(1);
    expect(refused).toMatchObject(Array.from({ length: 4 }, () => ({ code: 'ITEM_NOT_FOUND' })));
    expect(await call(menus.item.list, { menuId })).toEqual([]);
  });
});

describe('the id that another program gives an item', () => {
  const taken = { code: 'EXTERNAL_ID_TAKEN' };

  it('is of one item of a menu; a copy of the menu has it, too', async () => {
    const { menuId, userId, call } = await ownerWithMenu();
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
    await service.grant({ userId, plan: 'empresarial', expiresAt: null });
    const copy = await call(menus.menu.duplicate, { menuId });
    const copied = await call(menus.item.list, { menuId: copy.id });
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
    const { menuId, userId, call } = await ownerWithMenu();
    const first = await call(menus.item.create, anItem({ menuId, externalId: 'P-1' }));
    const imageUrl = service.media.image(userId);
    const sizes = [{ name: 'Taza', price: '80' }];
    const full = { categoryName: 'Sopas', dietaryTags: ['Vegano' as const], sizes, imageUrl };
    const items = [
      { externalId: 'P-1', price: '99' },
      ...rows(1, full),
      { name: 'Té', price: '5' },
    ];
    const report = await call(menus.item.upsert, { menuId, items, newId: randomUUID() });
    expect(report).toMatchObject({ created: 2, updated: 1, unchanged: 0, failed: 0 });
    const [category] = await call(menus.category.list, { menuId });
    expect(category).toMatchObject({ name: 'Sopas' });
    const list = await call(menus.item.list, { menuId });
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

    const changes = await service.changesOf(menuId);
    const again = await call(menus.item.upsert, { menuId, items: items.slice(0, 2) });
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await call(menus.item.list, { menuId })).toEqual(list);
    expect(await service.changesOf(menuId)).toEqual(changes);
  });

  it('of 500 takes less than two seconds, one event and one line of activity', async () => {
    const { menuId, userId, call } = await ownerWithMenu();
    const start = performance.now();
    const report = await call(menus.item.upsert, { menuId, items: rows(500) });
    expect(performance.now() - start).toBeLessThan(2000);
    expect(report).toMatchObject({ created: 500, failed: 0 });
    await call(menus.item.upsert, { menuId, items: rows(500, { price: '7' }) });
    expect(await service.changesOf(menuId)).toHaveLength(3);
    const noted = await service.sql(
      `SELECT kind, count FROM menu_activity WHERE user_id = $1 ORDER BY happened_at`,
      [userId],
    );
    expect(noted).toEqual([
      { kind: 'menu-created', count: null },
      { kind: 'items-upserted', count: 499 },
    ]);
    const list = await call(menus.item.list, { menuId });
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
    expect(await call(menus.item.list, { menuId })).toEqual([]);
    expect(await call(menus.category.list, { menuId })).toEqual([]);
    const report = await call(menus.item.upsert, { menuId, items, onError: 'skip' });
    expect(report).toMatchObject({ created: 1, failed: 1, rows: [{}, { status: 'failed' }] });
    expect(await call(menus.item.list, { menuId })).toMatchObject([{ externalId: 'P-0' }]);
    expect(await call(menus.category.list, { menuId })).toMatchObject([{ name: 'Sopas' }]);
  });

  it('is made once by a write that is sent again, and by five at once', async () => {
    const { menuId, call } = await ownerWithMenu();
    const write = { menuId, items: [...rows(2), { name: 'Té', price: '5' }], newId: randomUUID() };
    const { done, refused } = await atOnce(5, () => call(menus.item.upsert, write));
    expect(refused).toEqual([]);
    expect(done.map(({ created }) => created).sort()).toEqual([0, 0, 0, 0, 3]);
    expect(await call(menus.item.list, { menuId })).toHaveLength(3);
  });

  it('is for the owner, over the version of the menu that was expected, with own images', async () => {
    const { menuId, call } = await ownerWithMenu();
    const strange = service.owner().call(menus.item.upsert, { menuId, items: rows(1) });
    await expect(strange).rejects.toMatchObject({ code: 'MENU_NOT_FOUND' });
    const stale = call(menus.item.upsert, { menuId, items: rows(1), expectedVersion: 9 });
    await expect(stale).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const foreign = service.media.image(service.owner().userId);
    const items = rows(1, { imageUrl: foreign });
    await expect(call(menus.item.upsert, { menuId, items })).rejects.toMatchObject({
      details: { rows: [{ errors: [{ field: 'imageUrl' }] }] },
    });
    expect(await call(menus.item.list, { menuId })).toEqual([]);
  });
});
