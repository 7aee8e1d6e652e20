import { menus } from '@cartaviva/contracts';
import { canonicalPrice } from '@cartaviva/domain';
import { runs } from '@cartaviva/rig/properties.mjs';
import { eventually } from '@cartaviva/server-testing';
import fc from 'fast-check';
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

/** Prices as people type them: up to eight digits, possibly with leading zeros, and up to two decimals. */
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
      ...{
        price: '7.50',
        sharedId: null,
        imageUrl: null,
        dietaryTags: [],
        allergens: [],
        isAvailable: true,
        displayOrder: 1,
      },
      ...{ sizes: [], extras: [], availableAgainAt: null, imagePlaceholder: null, version: 1 },
      externalId: null,
      ...{ createdAt: expect.stringMatching(/Z$/), updatedAt: item.createdAt },
    });
    const second = await call(menus.item.create, anItem({ menuId }));
    expect((await call(menus.item.search, { menuId })).rows).toEqual([item, second]);
  });

  it('are made once by a write that is sent again, at once or later', async () => {
    const { menuId, call } = await ownerWithMenu();
    const write = anItem({ menuId, newId: randomUUID() });
    const { done, refused } = await atOnce(5, () => call(menus.item.create, write));
    expect(refused).toEqual([]);
    expect(new Set(done.map(({ id }) => id))).toEqual(new Set([write.newId]));
    expect((await call(menus.item.search, { menuId })).rows).toHaveLength(1);
    await call(menus.item.delete, { itemId: write.newId! });
    expect(await call(menus.item.create, write)).toMatchObject({ id: write.newId });
    expect((await call(menus.item.search, { menuId })).rows).toEqual([]);
    await call(menus.item.create, anItem({ menuId }));
    await call(menus.item.create, anItem({ menuId }));
    expect((await call(menus.item.search, { menuId })).rows).toHaveLength(2);
  });

  it('made 200 at once are 200, each in its own place', async () => {
    const { menuId, call } = await ownerWithMenu();
    // A busy machine may refuse some writes with UNAVAILABLE. Like a browser, the test sends them again.
    const { done, refused } = await atOnce(200, () => {
      const write = anItem({ menuId, newId: randomUUID() });
      return eventually(() => call(menus.item.create, write), 30_000);
    });
    expect(refused).toEqual([]);
    const list = (await call(menus.item.search, { menuId })).rows;
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
        const [stored] = (await call(menus.item.search, { menuId })).rows;
        expect(changed.price).toBe(canonicalPrice(price));
        expect(stored?.price).toBe(changed.price);
        expect(Number(changed.price)).toBe(Number(price));
      }),
      { numRuns: runs(60), examples: [['99999999.99'], ['0'], ['00000007'], ['1.1']] },
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
      expect((await call(menus.item.search, { menuId })).rows).toMatchObject([{ price: '350.00' }]);
    },
  );

  it('change only in what is sent; null and blanks clear', async () => {
    const { menuId, accountId, call } = await ownerWithMenu();
    const { id: categoryId } = await call(menus.category.create, { menuId, name: 'Sopas' });
    const imageUrl = service.media.image(accountId);
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
    expect((await call(menus.item.search, { menuId })).rows).toEqual([two]);
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
    expect((await call(menus.item.search, { menuId })).rows).toMatchObject([{ categoryId: null }]);
  });

  it("take an image of their owner's alone, and ask about a new one only", async () => {
    const { menuId, accountId, call } = await ownerWithMenu();
    const foreign = service.media.image(service.owner().accountId);
    const own = service.media.image(accountId);
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
    expect((await call(menus.item.search, { menuId })).rows).toMatchObject([{ imageUrl: own }]);
  });

  it('are found by what is asked of them, in the order that is asked for, in pages or all', async () => {
    const { menuId, call } = await ownerWithMenu();
    const { id: categoryId } = await call(menus.category.create, { menuId, name: 'Postres' });
    const add = (name: string, price: string, more = {}) =>
      call(menus.item.create, anItem({ menuId, name, price, ...more }));
    await add('Ñoquis', '90');
    const flan = await add('Flan de piña', '120', { categoryId });
    const last = await add('PIÑA COLADA', '250', { isAvailable: false });
    const names = async (asked: object) => {
      const { rows, total } = await call(menus.item.search, { menuId, ...asked });
      return [total, ...rows.map(({ name }) => name)];
    };
    const inOrder = ['Ñoquis', 'Flan de piña', 'PIÑA COLADA'];
    expect(await names({})).toEqual([3, ...inOrder]);
    expect(await names({ page: 2, limit: 2 })).toEqual([3, 'PIÑA COLADA']);
    expect(await names({ limit: 1 })).toEqual([3, 'Ñoquis']);
    expect(await names({ q: 'pina' })).toEqual([2, 'Flan de piña', 'PIÑA COLADA']);
    expect(await names({ q: 'pina', limit: 1 })).toEqual([2, 'Flan de piña']);
    expect(await names({ q: 'Ñ' })).toEqual([3, ...inOrder]);
    expect(await names({ q: '%' })).toEqual([0]);
    expect(await names({ categoryId })).toEqual([1, 'Flan de piña']);
    expect(await names({ isAvailable: false })).toEqual([1, 'PIÑA COLADA']);
    expect(await names({ isAvailable: true, q: 'piña' })).toEqual([1, 'Flan de piña']);
    expect(await names({ updatedSince: last.updatedAt })).toContain('PIÑA COLADA');
    expect(await names({ updatedSince: '2999-01-01T00:00:00Z' })).toEqual([0]);
    // Times without an offset are in Santo Domingo, four hours behind UTC.
    const home = new Date(Date.parse(last.updatedAt) - 4 * 3_600_000).toISOString().slice(0, -1);
    expect(await names({ updatedSince: home })).toContain('PIÑA COLADA');
    expect(await names({ updatedSince: last.updatedAt.slice(0, -1) })).toEqual([0]);
    await expect(names({ updatedSince: last.updatedAt.slice(0, 10) })).rejects.toMatchObject({
      details: { fields: { updatedSince: expect.any(String) } },
    });
    expect(await names({ sort: 'name' })).toEqual([3, 'Flan de piña', 'Ñoquis', 'PIÑA COLADA']);
    expect(await names({ sort: '-price' })).toEqual([3, ...inOrder.toReversed()]);
    for (const name of ['Pan d’ajo', 'ŒUF mollet ﬁn', 'Coca‑Cola  Łight', 'Weißwurst'])
      await add(name, '1');
    for (const [q, name] of [
      ['d`ajo', 'Pan d’ajo'],
      ['oeuf mollet fin', 'ŒUF mollet ﬁn'],
      ['coca-cola light', 'Coca‑Cola  Łight'],
      ['WEISSWURST', 'Weißwurst'],
    ])
      expect(await names({ q })).toEqual([1, name]);
    await call(menus.item.update, { itemId: flan.id, price: '125' });
    expect((await names({ sort: '-updatedAt' }))[1]).toBe('Flan de piña');
    expect(await call(menus.item.get, { itemId: flan.id })).toMatchObject({ price: '125.00' });
  });

  it('and all that is in their menu change over what was read of it alone', async () => {
    const { menuId, call } = await ownerWithMenu();
    const { id: itemId } = await call(menus.item.create, anItem({ menuId }));
    const { revision } = await call(menus.item.search, { menuId });
    const places = { categories: [], items: [{ id: itemId, categoryId: null, displayOrder: 7 }] };
    const order = (expectedRevision: number) =>
      call(menus.menu.arrange, { menuId, ...places, expectedRevision });
    await order(revision);
    const stale = { code: 'CHANGED_MEANWHILE' };
    await expect(order(revision)).rejects.toMatchObject(stale);
    const over = { menuId, expectedRevision: revision };
    const language = 'en' as const;
    const content = Buffer.from('Nombre,Precio\nFlan,1');
    for (const write of [
      () => call(menus.menu.changePrices, { ...over, items: [] }),
      () => call(menus.menu.import, { ...over, content, preview: false }),
      () => call(menus.translation.save, { ...over, language, texts: [] }),
      () => call(menus.menu.update, { ...over, name: 'Cena' }),
      () => call(menus.menu.delete, over),
      () => call(menus.item.delete, { itemId, expectedVersion: 2 }),
    ]) {
      await expect(write()).rejects.toMatchObject(stale);
    }
    const now = await call(menus.item.search, { menuId });
    expect(now.revision).toBeGreaterThan(revision);
    await call(menus.item.delete, { itemId, expectedVersion: 1 });
    const restore = (expectedVersion: number) =>
      call(menus.item.restore, { itemId, expectedVersion });
    await expect(restore(2)).rejects.toMatchObject(stale);
    expect(await restore(1)).toMatchObject({ id: itemId });
    await call(menus.menu.delete, { menuId, expectedVersion: 1 });
    await expect(call(menus.menu.restore, { menuId, expectedVersion: 2 })).rejects.toMatchObject(
      stale,
    );
    expect(await call(menus.menu.restore, { menuId, expectedVersion: 1 })).toMatchObject({
      id: menuId,
    });
  });

  it('are read and deleted by the code of another program', async () => {
    const { menuId, call } = await ownerWithMenu();
    const item = await call(menus.item.create, { ...anItem({ menuId }), externalId: 'A' });
    const named = { menuId, externalId: ' A' };
    expect(await call(menus.item.getByExternalId, named)).toEqual(item);
    const unknown = { menuId, externalId: 'a' };
    const missing = { code: 'ITEM_NOT_FOUND' };
    await expect(call(menus.item.getByExternalId, unknown)).rejects.toMatchObject(missing);
    await expect(call(menus.item.deleteByExternalId, unknown)).rejects.toMatchObject(missing);
    const stale = call(menus.item.deleteByExternalId, { ...named, expectedVersion: 2 });
    await expect(stale).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await call(menus.item.deleteByExternalId, { ...named, expectedVersion: 1 });
    await expect(call(menus.item.getByExternalId, named)).rejects.toMatchObject(missing);
  });

  it('are gone when they are deleted, once', async () => {
    const { menuId, call } = await ownerWithMenu();
    const { id: itemId } = await call(menus.item.create, anItem({ menuId }));
    const { done, refused } = await atOnce(5, () => call(menus.item.delete, { itemId }));
    expect(done).toHaveLength(1);
    expect(refused).toMatchObject(Array.from({ length: 4 }, () => ({ code: 'ITEM_NOT_FOUND' })));
    expect((await call(menus.item.search, { menuId })).rows).toEqual([]);
  });
});
