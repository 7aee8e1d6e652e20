import { menus } from '@cartaviva/contracts';
import { ITEMS_PER_MENU } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem } from '../../test/samples';
import { ownerOfSharing, sharedRows } from '../../test/shared-menus';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

const sharing = (owner: Awaited<ReturnType<typeof ownerOfSharing>>, menuId: string) =>
  owner.call(menus.sharedItem.list, { menuId });

describe('an item that is put into another menu, too', () => {
  it('stands there last, with its words, photo and price, to be had, under the category of its name', async () => {
    const owner = await ownerOfSharing(service, 2, 0);
    const { call, accountId, first, second } = owner;
    const [here, there] = await Promise.all(
      [first, second].map((menuId) => call(menus.category.create, { menuId, name: 'Sopas' })),
    );
    const sizes = [{ name: 'Taza', price: '150.00' }];
    const soup = await owner.make({
      name: 'Sancocho',
      description: 'De siete carnes',
      categoryId: here!.id,
      sizes,
      price: '150',
      imageUrl: service.media.image(accountId),
      allergens: ['Apio'],
      dietaryTags: ['Sin Gluten'],
      isAvailable: false,
      externalId: 'SOPA',
    });
    const other = await call(menus.item.create, anItem({ menuId: second, name: 'Café' }));
    const { created, items } = await owner.share(second, [soup.id]);
    expect(created).toBe(1);
    const { id, sharedId, ...row } = items[0]!;
    expect(row).toMatchObject({
      ...{
        menuId: second,
        name: 'Sancocho',
        description: 'De siete carnes',
        price: '150.00',
        sizes,
      },
      ...{ imageUrl: soup.imageUrl, imagePlaceholder: soup.imagePlaceholder, allergens: ['Apio'] },
      ...{ isAvailable: true, externalId: null, categoryId: there!.id, version: 1 },
    });
    expect(row.displayOrder).toBeGreaterThan(other.displayOrder);
    expect(await call(menus.item.get, { itemId: soup.id })).toEqual({ ...soup, sharedId });
    const named = { restaurantName: 'Comedor Ana' };
    expect(await sharing(owner, first)).toEqual({
      menus: [{ id: second, name: 'Carta 1', ...named }],
      items: [{ itemId: soup.id, menuIds: [second] }],
    });
    expect(await sharing(owner, second)).toEqual({
      menus: [{ id: first, name: 'Carta 0', ...named }],
      items: [{ itemId: id, menuIds: [first] }],
    });
    const events = async (menuId: string) =>
      (await service.changesOf(menuId)).at(-1)!.change.changes;
    expect(await events(second)).toMatchObject([{ type: 'item.created', item: { id } }]);
    expect(await events(first)).toMatchObject([
      { type: 'item.updated', item: { id: soup.id, sharedId }, previous: { sharedId: null } },
    ]);
  });

  it('is not doubled by who asks again, nor from a third menu, and is put where it is said', async () => {
    const owner = await ownerOfSharing(service, 2, 2);
    const { call, first, second, ids } = owner;
    expect(await owner.share(second)).toMatchObject({ created: 0 });
    const there = await owner.list(second);
    const { id: third } = await call(menus.menu.create, aMenu());
    const { id: categoryId } = await call(menus.category.create, { menuId: third, name: 'Fritos' });
    const shared = await call(menus.sharedItem.share, {
      ...{ menuId: third, categoryId },
      itemIds: [there[1]!.id, ids[1]!, ids[0]!],
    });
    expect(shared.created).toBe(2);
    expect(shared.items.map(({ name }) => name)).toEqual(['Plato 1', 'Plato 1', 'Plato 0']);
    expect((await owner.list(third)).map((item) => [item.name, item.categoryId])).toEqual([
      ['Plato 1', categoryId],
      ['Plato 0', categoryId],
    ]);
    expect(await call(menus.sharedItem.share, { menuId: first, itemIds: ids })).toMatchObject({
      created: 0,
    });
    expect((await owner.list(first)).map(({ id }) => id)).toEqual(ids);
  });

  it('is refused whole: another’s, one that is gone, another’s menu or category, and one too many', async () => {
    const [owner, eve] = [await ownerOfSharing(service, 2), await ownerOfSharing(service, 2)];
    const { call, first, second, ids } = owner;
    const gone = await owner.make({ name: 'Ya no' });
    await call(menus.item.delete, { itemId: gone.id });
    const fresh = await owner.make({ name: 'Nuevo' });
    const refused = async (payload: object, code: string) =>
      expect(
        call(menus.sharedItem.share, { menuId: second, itemIds: [fresh.id], ...payload }),
      ).rejects.toMatchObject({ code });
    for (const stranger of [eve.ids[0]!, gone.id, randomUUID()]) {
      await refused({ itemIds: [fresh.id, stranger] }, 'ITEM_NOT_FOUND');
    }
    await refused({ menuId: eve.second }, 'MENU_NOT_FOUND');
    const category = await call(menus.category.create, { menuId: first, name: 'De otro' });
    await refused({ categoryId: category.id }, 'CATEGORY_NOT_FOUND');
    expect(await owner.list(second)).toHaveLength(1);
    const many = Array.from({ length: ITEMS_PER_MENU - 1 }, (_, at) => ({
      name: `${at}`,
      price: '1',
    }));
    await call(menus.item.upsert, { menuId: second, items: many });
    await refused({}, 'MENU_CONTENT_LIMIT_REACHED');
    expect(await owner.share(second, ids)).toMatchObject({ created: 0 });
    expect(await call(menus.item.get, { itemId: fresh.id })).toMatchObject({ sharedId: null });
    expect(await eve.diverging()).toEqual([]);
  });

  it('goes from one menu alone, and comes back to it as one of them', async () => {
    const owner = await ownerOfSharing(service, 3);
    const { call, first, ids } = owner;
    const [, row, last] = await owner.rows();
    await call(menus.item.delete, { itemId: row!.id });
    expect((await sharing(owner, first)).items).toEqual([
      { itemId: ids[0], menuIds: [owner.third] },
    ]);
    await call(menus.item.update, { itemId: last!.id, name: 'Pastel' });
    expect(await call(menus.item.restore, { itemId: row!.id })).toMatchObject({ name: 'Pastel' });
    await call(menus.item.update, { itemId: row!.id, name: 'Pastelón' });
    expect((await owner.rows()).map(({ name }) => name)).toEqual(Array(3).fill('Pastelón'));
    for (const itemId of [row!.id, last!.id]) await call(menus.item.delete, { itemId });
    expect(await sharing(owner, first)).toEqual({ menus: [], items: [] });
  });

  it('that was deleted here and is put here again is another than the deleted one', async () => {
    const owner = await ownerOfSharing(service, 2);
    const { call, second, ids } = owner;
    const [, row] = await owner.rows();
    await call(menus.item.delete, { itemId: row!.id });
    expect(await owner.share(second)).toMatchObject({ created: 1 });
    expect(await call(menus.item.restore, { itemId: row!.id })).toMatchObject({ sharedId: null });
    await call(menus.item.update, { itemId: ids[0]!, name: 'Pastel' });
    expect((await owner.list(second)).map(({ name }) => name).sort()).toEqual([
      'Pastel',
      'Plato 0',
    ]);
  });
});

describe('an item that is separated', () => {
  it('is its own from then on; the others stay one', async () => {
    const owner = await ownerOfSharing(service, 3);
    const { call, second, ids } = owner;
    const [, row] = await owner.rows();
    await call(menus.sharedItem.separate, { itemId: row!.id });
    await call(menus.sharedItem.separate, { itemId: row!.id });
    const last = (await service.changesOf(second)).at(-1)!.change.changes;
    expect(last).toMatchObject([
      { item: { sharedId: null, version: row!.version }, previous: { sharedId: row!.sharedId } },
    ]);
    await call(menus.item.update, { itemId: ids[0]!, name: 'Pastel' });
    await call(menus.item.update, { itemId: row!.id, description: 'Solo aquí' });
    expect((await owner.rows()).map(({ name, description }) => [name, description])).toEqual([
      ['Pastel', null],
      ['Plato 0', 'Solo aquí'],
      ['Pastel', null],
    ]);
    expect((await sharing(owner, second)).items).toEqual([]);
    // A restored row is a separate item, so sharing adds another row.
    expect(await owner.share(second)).toMatchObject({ created: 1 });
  });
});

describe('a copy of a menu', () => {
  it('has the same items where that is said, with their own prices, and others else', async () => {
    const owner = await ownerOfSharing(service, 1, 2);
    const { call, first, ids } = owner;
    const shared = await call(menus.menu.duplicate, { menuId: first, shareItems: true });
    const apart = await call(menus.menu.duplicate, { menuId: first });
    expect((await call(menus.sharedItem.list, { menuId: apart.id })).items).toEqual([]);
    const [row] = await owner.list(shared.id);
    await call(menus.item.update, { itemId: row!.id, name: 'Pastel', price: '9' });
    const said = async (menuId: string) =>
      (await owner.list(menuId)).map(({ name, price }) => `${name} ${price}`);
    expect(await said(first)).toEqual(['Pastel 100.00', 'Plato 1 100.00']);
    expect(await said(shared.id)).toEqual(['Pastel 9.00', 'Plato 1 100.00']);
    expect(await said(apart.id)).toEqual(['Plato 0 100.00', 'Plato 1 100.00']);
    expect((await call(menus.sharedItem.list, { menuId: first })).items).toHaveLength(2);
    const linked = (await service.changesOf(first)).find(({ change }) =>
      change.changes?.some(({ previous }) => previous && 'sharedId' in previous),
    );
    expect(linked!.change.changes!.map(({ item }) => item!.id)).toEqual(ids);
  });
});

describe('a guard of the version', () => {
  it('sees what was changed through another menu', async () => {
    const owner = await ownerOfSharing(service, 2);
    const { call, ids } = owner;
    const [, row] = await owner.rows();
    const over = { itemId: ids[0]!, expectedVersion: 1 };
    await call(menus.item.update, { itemId: row!.id, name: 'Pastel', expectedVersion: 1 });
    await expect(call(menus.item.update, { ...over, name: 'Otro' })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    await call(menus.item.update, { ...over, expectedVersion: 2, name: 'Otro' });
    expect((await owner.rows()).map(({ name }) => name)).toEqual(['Otro', 'Otro']);
  });
});

describe('whose rows are written', () => {
  it('the owner’s alone, and diners are told nothing of other menus', async () => {
    const [owner, eve] = [await ownerOfSharing(service, 2), await ownerOfSharing(service, 2)];
    const before = await sharedRows(service, eve.accountId);
    await owner.call(menus.item.update, { itemId: owner.ids[0]!, name: 'Pastel' });
    expect(await sharedRows(service, eve.accountId)).toEqual(before);
    const found = await service.publicMenu(owner.first);
    const text = JSON.stringify(found);
    expect(text).toContain('Pastel');
    for (const hidden of ['sharedId', owner.second]) expect(text).not.toContain(hidden);
  });
});
