import { menus, type ItemView } from '@cartaviva/contracts';
import { ITEMS_PER_MENU } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem, atOnce, FIRST_PAGE } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';
import { TrashSweep } from '../trash/trash-sweep';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

async function ownerOfMenu(plan: 'free' | 'profesional' = 'free') {
  const { accountId, call } = service.owner();
  if (plan !== 'free') await service.grant({ accountId, plan, expiresAt: null });
  const { id: menuId } = await call(menus.menu.create, aMenu());
  const { id: categoryId } = await call(menus.category.create, { menuId, name: 'Platos' });
  const make = (name: string, more: object = {}) =>
    call(menus.item.create, { ...anItem({ menuId, name }), categoryId, ...more });
  const flag = await make('La Bandera', { externalId: 'A1' });
  /** Ends the current version, and returns its number. */
  const mark = async (): Promise<number> => {
    await service.sql(
      `UPDATE menu_changes SET changed_at = changed_at - interval '6 minutes' WHERE menu_id = $1`,
      [menuId],
    );
    const { rows } = await call(menus.history.list, { menuId, ...FIRST_PAGE });
    return rows[0]!.number;
  };
  /** Reads the content that a version restores, without times and row versions. */
  const content = async () => ({
    menu: await service.sql(
      `SELECT menu_content_of(to_jsonb(m)) - '{version,is_published}'::text[] AS row FROM menus m WHERE id = $1`,
      [menuId],
    ),
    categories: await service.sql(
      `SELECT id, content_of(to_jsonb(c)) - 'version' AS row FROM menu_categories c WHERE menu_id = $1 ORDER BY id`,
      [menuId],
    ),
    items: await service.sql(
      `SELECT id, content_of(to_jsonb(i)) - '{version,is_available,available_again_at}'::text[] AS row
       FROM menu_items i WHERE menu_id = $1 AND deleted_at IS NULL ORDER BY id`,
      [menuId],
    ),
  });
  const restore = (versionNumber: number, more: object = {}) =>
    call(menus.history.restore, { menuId, versionNumber, ...more });
  const items = async () => (await call(menus.item.search, { menuId })).rows;
  const changes = async () =>
    (await service.changesOf(menuId)).flatMap(({ change }) => change.changes ?? []);
  return {
    ...{ accountId, call, menuId, categoryId, flag, make, mark, content, restore, items, changes },
  };
}

/** Returns a seeded generator of integers from 0 up to, but not including, `below`. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('restoring a version', () => {
  it('makes the menu what it was, whatever happened since', async () => {
    const { call, menuId, mark, content, restore, make } = await ownerOfMenu('profesional');
    const random = randomOf(1);
    const pick = <T>(all: readonly T[]): T | undefined => all[random(all.length)];
    const words = ['Moro', 'Flan', 'Té', 'Mofongo', 'Sancocho'];
    const state = async () => ({
      categories: (await call(menus.category.search, { menuId })).rows,
      items: (await call(menus.item.search, { menuId })).rows,
    });
    const acts: (() => Promise<unknown>)[] = [
      () => make(pick(words)!, { categoryId: null, price: String(random(900)) }),
      async () => {
        const item = pick((await state()).items);
        const description = pick(['Rico', null]) ?? null;
        if (item)
          await call(menus.item.update, { itemId: item.id, price: `${random(99)}`, description });
      },
      async () => {
        const item = pick((await state()).items);
        if (item) await call(menus.item.delete, { itemId: item.id });
      },
      () => call(menus.category.create, { menuId, name: `${pick(words)} ${random(1000)}` }),
      async () => {
        const category = pick((await state()).categories);
        if (category) await call(menus.category.delete, { categoryId: category.id });
      },
      async () => {
        const [one, other] = (await state()).categories;
        if (!one || !other) return;
        const rename = (categoryId: string, name: string) =>
          call(menus.category.update, { categoryId, name });
        await rename(one.id, randomUUID());
        await rename(other.id, one.name);
        await rename(one.id, other.name);
      },
      async () => {
        const { categories, items } = await state();
        const places = items.map(({ id }) => ({
          ...{ id, categoryId: pick(categories)?.id ?? null, displayOrder: random(50) },
        }));
        const ids = categories.map(({ id }) => id).reverse();
        await call(menus.menu.arrange, { menuId, categories: ids, items: places });
      },
      () =>
        call(menus.menu.update, { menuId, restaurantName: pick(words)!, addsLey: random(2) > 0 }),
      async () => {
        const item = pick((await state()).items);
        if (!item) return;
        const text = { kind: 'item', id: item.id, field: 'name', source: item.name } as const;
        const texts = [{ ...text, text: pick(words)! }];
        await call(menus.translation.save, { menuId, language: 'en', texts });
      },
      () => service.replicas[0].get(TrashSweep).sweep(),
    ];
    const snapshots = new Map<number, object>();
    for (let turn = 0; turn < 25; turn += 1) {
      await pick(acts)!();
      if (turn % 4 === 3) snapshots.set(await mark(), await content());
      if (turn === 14) {
        service.clock.advance({ seconds: 90_000 });
        await service.replicas[0].get(TrashSweep).sweep();
      }
    }
    for (const [number, snapshot] of [...snapshots].reverse()) {
      await restore(number);
      expect(await content()).toEqual(snapshot);
    }
    service.clock.advance({ seconds: -90_000 });
  });

  it('is previewed, one version more, emitted as any change, and undone by the version before', async () => {
    const { call, menuId, categoryId, flag, make, mark, content, restore, changes } =
      await ownerOfMenu();
    const first = await mark();
    const before = await content();
    await call(menus.item.update, { itemId: flag.id, price: '999' });
    const moro = await make('Moro');
    await call(menus.category.delete, { categoryId });
    const second = await mark();
    const meanwhile = await content();

    const preview = await restore(first, { preview: true });
    expect(preview).toMatchObject({ number: null, notRestored: [] });
    expect(preview.differences.map(({ name, change }) => [name, change])).toEqual([
      ['Platos', 'added'],
      ['La Bandera', 'changed'],
      ['Moro', 'removed'],
    ]);
    expect(await content()).toEqual(meanwhile);

    const emitted = (await changes()).length;
    const report = { ...preview, number: second + 1, revision: preview.revision + 1 };
    expect(await restore(first, { expectedRevision: preview.revision })).toEqual(report);
    expect(await content()).toEqual(before);
    const types = (await changes()).slice(emitted).map(({ type }) => type);
    expect(types).toEqual(['item.deleted', 'category.created', 'item.updated']);
    const [version] = (await call(menus.history.list, { menuId, ...FIRST_PAGE })).rows;
    expect(version).toMatchObject({ kind: 'restore', restored: first, changeCount: 3 });
    expect(await restore(first)).toMatchObject({ number: null, differences: [] });

    await restore(second);
    expect(await content()).toEqual(meanwhile);
    const restored = (await changes()).filter(({ type }) => type === 'item.restored');
    expect(restored).toMatchObject([{ item: { id: moro.id } }]);
    const { rows } = await call(menus.dashboard.activity, FIRST_PAGE);
    expect(rows[0]).toMatchObject({ kind: 'menu-version-restored', count: second });
  });

  it('leaves as it is what is a matter of the day: published, and out until tomorrow', async () => {
    const { call, menuId, flag, mark, restore, items } = await ownerOfMenu();
    const first = await mark();
    const tomorrow = new Date(service.clock.now().getTime() + 86_400_000).toISOString();
    const out = { isAvailable: false, availableAgainAt: tomorrow };
    await call(menus.menu.update, { menuId, isPublished: true, name: 'Otra' });
    await call(menus.item.update, { itemId: flag.id, ...out, price: '1' });
    await restore(first);
    const menu = await call(menus.menu.get, { menuId });
    expect(menu).toMatchObject({ isPublished: true, name: 'Almuerzos' });
    expect(await items()).toMatchObject([{ ...out, price: '350.00' }]);
    expect(await service.publicMenu(menuId)).toMatchObject({ state: 'published' });
  });

  it('brings back what the trash has forgotten, under its id and with a version it never had', async () => {
    const { call, flag, mark, content, restore, items } = await ownerOfMenu();
    const first = await mark();
    const before = await content();
    await call(menus.item.update, { itemId: flag.id, price: '2' });
    await call(menus.item.delete, { itemId: flag.id });
    await mark();
    service.clock.advance({ days: 31 });
    await service.replicas[0].get(TrashSweep).sweep();
    expect(await service.sql(`SELECT FROM menu_items WHERE id = $1`, [flag.id])).toEqual([]);
    await restore(first);
    service.clock.advance({ days: -31 });
    expect(await content()).toEqual(before);
    const [item] = await items();
    expect(item!.version).toBeGreaterThan(2);
    expect(item).toMatchObject({ id: flag.id, createdAt: flag.createdAt });
  });

  it('of some items alone changes nothing else, and gives no id away twice', async () => {
    const { call, flag, make, mark, restore, items } = await ownerOfMenu();
    const moro = await make('Moro');
    const first = await mark();
    for (const { id } of [flag, moro]) await call(menus.item.update, { itemId: id, price: '1' });
    expect(await restore(first, { items: [flag.id.toUpperCase()] })).toMatchObject({
      differences: [{ id: flag.id }],
    });
    const prices = async () => (await items()).map(({ name, price }) => [name, price]);
    expect(await prices()).toEqual([
      ['La Bandera', '350.00'],
      ['Moro', '1.00'],
    ]);
    await call(menus.item.delete, { itemId: flag.id });
    await call(menus.item.update, { itemId: moro.id, externalId: 'A1' });
    expect(await restore(first, { items: [flag.id] })).toMatchObject({
      notRestored: [{ what: 'externalIds', count: 1 }],
    });
    expect((await items()).map(({ externalId }) => externalId)).toEqual([null, 'A1']);
  });

  it('exchanges ids that two items have exchanged', async () => {
    const { call, flag, make, mark, content, restore } = await ownerOfMenu();
    const moro = await make('Moro', { externalId: 'B2' });
    const first = await mark();
    const before = await content();
    const name = (itemId: string, externalId: string | null) =>
      call(menus.item.update, { itemId, externalId });
    await name(flag.id, null);
    await name(moro.id, 'A1');
    await name(flag.id, 'B2');
    await restore(first);
    expect(await content()).toEqual(before);
  });

  it('says what does not come back: images that are gone, and what the plan lacks', async () => {
    const { accountId, call, menuId, flag, mark, restore, items } =
      await ownerOfMenu('profesional');
    const gone = `/objects/${randomUUID()}`;
    await service.sql(`UPDATE menu_items SET image_url = $2 WHERE id = $1`, [flag.id, gone]);
    const qrDesign = {
      foreground: '#102030',
      background: '#ffffff',
      shape: 'rounded',
      withLogo: false,
    } as const;
    await call(menus.menu.update, { menuId, languages: ['en'], qrDesign, phone: '8095550199' });
    const first = await mark();
    const squared = { ...qrDesign, foreground: '#000000', shape: 'square' } as const;
    await call(menus.menu.update, {
      ...{ menuId, languages: [], phone: null, qrDesign: squared },
    });
    await call(menus.item.update, { itemId: flag.id, imageUrl: null });
    await service.grant({ accountId, plan: 'free', expiresAt: null });
    const { notRestored } = await restore(first);
    expect(notRestored).toEqual(
      expect.arrayContaining([
        { what: 'images', count: 1 },
        { what: 'languages', count: 1 },
        { what: 'branding', count: 1 },
      ]),
    );
    expect(await call(menus.menu.get, { menuId })).toMatchObject({
      ...{ languages: [], qrDesign: { foreground: '#000000' }, phone: '8095550199' },
    });
    expect(await items()).toHaveLength(1);
  });

  it('of a full menu is one transaction and one version, well within a second', async () => {
    const { call, menuId, mark, restore, items } = await ownerOfMenu();
    const rows = Array.from({ length: ITEMS_PER_MENU - 1 }, (_, at) => ({
      ...{ name: `Plato ${at}`, price: String(at + 1) },
    }));
    await call(menus.item.upsert, { menuId, items: rows });
    const first = await mark();
    const wanted = await items();
    const plain = { sizes: [], extras: [] };
    const prices = (all: readonly ItemView[]) =>
      all.map(({ id }) => ({ itemId: id, price: '9.95', ...plain }));
    await call(menus.menu.changePrices, { menuId, items: prices(wanted) });
    const begun = performance.now();
    const report = await restore(first);
    const took = performance.now() - begun;
    expect(report.differences).toHaveLength(ITEMS_PER_MENU);
    expect((await items()).map(({ price }) => price)).toEqual(wanted.map(({ price }) => price));
    expect(took).toBeLessThan(5000);
  });

  it('is refused over another revision, and of two at once loses nothing', async () => {
    const { call, menuId, flag, mark, content, restore, make } = await ownerOfMenu();
    const first = await mark();
    const before = await content();
    await call(menus.item.update, { itemId: flag.id, price: '1' });
    const { revision } = await call(menus.history.compare, { menuId, versionNumber: first });
    await make('Moro');
    await expect(restore(first, { expectedRevision: revision })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    const { done, refused } = await atOnce<unknown>(6, (at) =>
      at % 2 ? restore(first) : call(menus.item.update, { itemId: flag.id, price: `${at + 10}` }),
    );
    expect([done.length, refused]).toEqual([6, []]);
    await restore(first);
    expect(await content()).toEqual(before);
    const { rows } = await call(menus.history.list, { menuId, page: 1, limit: 50 });
    expect(rows.map(({ number }) => number)).toEqual(
      Array.from({ length: rows.length }, (_, at) => rows.length - at),
    );
  });
});
