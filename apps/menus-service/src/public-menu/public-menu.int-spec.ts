import { menus, MENUS_PER_BATCH } from '@cartaviva/contracts';
import { MENU_HINTS } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';
import { without } from '../without';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

const UNTRANSLATED = { translations: {} };

const find = (menuId: string) => service.publicMenu(menuId);

describe('what a diner gets for a menu', () => {
  it('has nothing of what a new menu begins with, online or not', async () => {
    const { call } = service.owner();
    const { id: menuId } = await call(menus.menu.create, { ...MENU_HINTS, isPublished: true });
    expect(await find(menuId)).toMatchObject({
      published: { menu: { name: 'Menú', description: null, address: null, phone: null } },
    });
    await call(menus.menu.update, { menuId, isPublished: false });
    expect(await find(menuId)).toMatchObject({ state: 'unpublished', phone: null });
  });

  it('published: the whole of it, as its owner sees it, without the owner', async () => {
    const { accountId, call } = service.owner();
    const shown = {
      ...{ name: 'Cenas', restaurantName: 'Ana', description: 'Ricas', address: 'El Conde 1' },
      ...{ phone: '809-555-0101', currency: 'USD' as const, themeColor: '#8b5cf6' },
      design: 'night-bar' as const,
      openingHours: 'Mo-Sa 11:00-23:00; Su off',
      ...{ country: 'AR' as const, timeZone: 'America/Argentina/Mendoza' },
    };
    const menu = await call(menus.menu.create, { ...shown, isPublished: true });
    const { id: menuId, slug, shortCode, updatedAt } = menu;
    for (const name of ['Sopas', 'Postres', 'Vacía']) {
      await call(menus.category.create, { menuId, name });
    }
    const categories = (await call(menus.category.search, { menuId })).rows;
    const categoryId = categories[1]!.id;
    const imageUrl = service.media.image(accountId);
    await call(menus.item.create, anItem({ menuId, name: 'Flan', categoryId, imageUrl }));
    await call(menus.item.create, {
      ...anItem({ menuId, name: 'Habichuelas "con" dulce', price: '0.5', isAvailable: false }),
      ...{
        dietaryTags: ['Vegetariano', 'Sin Gluten'],
        allergens: ['Maní'],
        description: 'Línea 1\nLínea 2',
      },
    });
    const items = (await call(menus.item.search, { menuId })).rows;

    const found = await find(menuId);
    expect(found).toEqual({
      state: 'published',
      published: {
        menu: {
          ...{ ...shown, id: menuId, logoUrl: null, logoPlaceholder: null, coverUrl: null, slug },
          secondCurrency: null,
          ...{ addsItbis: false, addsLey: false, languages: [], whiteLabel: false },
          shortCode,
          updatedAt,
          links: {},
          wifi: null,
          ...UNTRANSLATED,
        },
        categories: categories.map((category) => ({
          ...without(category, 'version'),
          ...UNTRANSLATED,
        })),
        items: items.map((item) => ({
          ...without(item, 'externalId', 'sharedId'),
          ...UNTRANSLATED,
        })),
      },
    });
  });

  it('published: omits stored tags that contradict the allergens of a dish', async () => {
    const { call } = service.owner();
    const { id: menuId } = await call(menus.menu.create, aMenu({ isPublished: true }));
    const { id } = await call(menus.item.create, anItem({ menuId }));
    await service.sql(`UPDATE menu_items SET dietary_tags = $2, allergens = $3 WHERE id = $1`, [
      id,
      ['Vegano', 'Picante', 'Sin Nueces', 'Sin Lácteos', 'Vegetariano'],
      ['Maní', 'Huevos'],
    ]);
    expect(await find(menuId)).toMatchObject({
      published: { items: [{ dietaryTags: ['Picante', 'Sin Lácteos', 'Vegetariano'] }] },
    });
  });

  it('published and empty: no content', async () => {
    const menu = await service.owner().call(menus.menu.create, aMenu({ isPublished: true }));
    expect(await find(menu.id)).toMatchObject({ published: { categories: [], items: [] } });
  });

  it('in display order, then in the order of making', async () => {
    const { call } = service.owner();
    const { id: menuId } = await call(menus.menu.create, aMenu({ isPublished: true }));
    await service.sql(
      `INSERT INTO menu_items (menu_id, name, price, display_order, created_at)
       VALUES ($1, 'c', 1, 2, '2026-01-01'), ($1, 'b', 1, 1, '2026-01-02'), ($1, 'a', 1, 1, '2026-01-01')`,
      [menuId],
    );
    const found = await find(menuId);
    const published = found.state === 'published' ? found.published : undefined;
    expect(published?.items.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    const items = (await call(menus.item.search, { menuId })).rows;
    expect(published?.items).toMatchObject(
      items.map((item) => without(item, 'externalId', 'sharedId')),
    );
  });

  it('offline: whose it is and how to call them, and no more', async () => {
    const { call } = service.owner();
    const menu = await call(menus.menu.create, aMenu({ phone: '809-555-0101', isPublished: true }));
    await call(menus.item.create, anItem({ menuId: menu.id, name: 'Secreto' }));
    await call(menus.menu.update, { menuId: menu.id, isPublished: false });
    expect(await find(menu.id)).toEqual({
      ...{ state: 'unpublished', restaurantName: 'Comedor Ana', phone: '809-555-0101' },
      country: 'DO',
    });
  });

  it('with our name on the page, unless the plan leaves it off', async () => {
    const { accountId, call } = service.owner();
    const { id: menuId } = await call(menus.menu.create, aMenu({ isPublished: true }));
    const emitted = async () => (await service.changesOf(menuId)).length;
    const whiteLabel = async (shown: boolean) =>
      expect(await find(menuId)).toMatchObject({ published: { menu: { whiteLabel: shown } } });
    await whiteLabel(false);
    const before = await emitted();
    const expiresAt = new Date(service.clock.now().getTime() + 86_400_000).toISOString();
    await service.grant({ accountId, plan: 'empresarial', expiresAt });
    await whiteLabel(true);
    expect(await emitted()).toBe(before + 1);
    service.clock.advance({ days: 1 });
    await whiteLabel(false);
    await service.grant({ accountId, plan: 'profesional', expiresAt: null });
    await whiteLabel(false);
    expect(await emitted()).toBe(before + 2);
    await service.grant({ accountId, plan: 'empresarial', expiresAt: null, version: 1 });
    expect(await emitted()).toBe(before + 2);
  });

  it('deleted or never made: missing', async () => {
    const { call } = service.owner();
    const { id: menuId } = await call(menus.menu.create, aMenu({ isPublished: true }));
    await call(menus.menu.delete, { menuId });
    expect(await find(menuId)).toEqual({ state: 'missing' });
    expect(await find(randomUUID())).toEqual({ state: 'missing' });
  });
});

describe('what diners get for many menus at once', () => {
  const ask = (menuIds: string[]) => service.visitor.call(menus.publicMenu.findMany, { menuIds });
  const alone = (menuId: string) => service.visitor.call(menus.publicMenu.find, { menuId });
  const publish = async (items = 0, description = 'Rico') => {
    const { id } = await service.owner().call(menus.menu.create, aMenu({ isPublished: true }));
    await service.sql(
      `INSERT INTO menu_items (menu_id, name, description, price)
       SELECT $1, 'Plato ' || n, $3, n FROM generate_series(1, $2::int) n`,
      [id, items, description],
    );
    return id;
  };

  it('is of each, in turn, what it is alone', async () => {
    const { call } = service.owner();
    const { id: draft } = await call(menus.menu.create, aMenu({ phone: '809-555-0101' }));
    await call(menus.item.create, anItem({ menuId: draft, name: 'Secreto' }));
    const [full, empty, deleted] = [await publish(100), await publish(), await publish()];
    await service.sql('UPDATE menus SET deleted_at = now() WHERE id = $1', [deleted]);
    const menuIds = [full, randomUUID(), draft, empty.toUpperCase(), deleted, await publish(3)];
    const replies = await ask(menuIds);
    expect(replies).toEqual(await Promise.all(menuIds.map(alone)));
    expect(replies.map(({ state }) => state)).toEqual([
      ...['published', 'missing', 'unpublished', 'published', 'missing', 'published'],
    ]);
    expect(await ask([])).toEqual([]);
  });

  it('is that it is large of a menu of more than a hundred items', async () => {
    const [large, other] = [await publish(101), await publish(1)];
    expect(await ask([large, other])).toEqual([{ state: 'large' }, await alone(other)]);
    expect(await alone(large)).toMatchObject({ state: 'published' });
  });

  it('is that they are large of menus that do not fit into a million characters with those before', async () => {
    const long = await Promise.all(Array.from({ length: 3 }, () => publish(100, 'x'.repeat(4000))));
    const small = await publish(1);
    const states = (await ask([...long, small])).map(({ state }) => state);
    expect(states).toEqual(['published', 'published', 'large', 'published']);
  });

  it('is refused for more of them than a message takes', async () => {
    const ids = Array.from({ length: MENUS_PER_BATCH + 1 }, () => randomUUID());
    expect(await ask(ids.slice(1))).toHaveLength(MENUS_PER_BATCH);
    await expect(ask(ids)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});
