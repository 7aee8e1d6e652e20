import { eventually } from '@cartaviva/server-testing';
import { menus, type RequestTo, type UpdateMenuRequest } from '@cartaviva/contracts';
import { aMenu, atOnce } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

it('a restaurant says where its menus are, who cannot be elsewhere', async () => {
  const { accountId, call } = service.owner();
  await service.grant({ accountId, plan: 'empresarial', expiresAt: null });
  const menu = (name: string) => call(menus.menu.create, aMenu({ name, isPublished: true }));
  const own = (menuId: string) => call(menus.menu.get, { menuId });
  const shown = async (menuId: string) => await service.publicMenu(menuId);
  const [carta, vinos] = [await menu('Carta'), await menu('Vinos')];
  const madrid = { country: 'ES' as const, timeZone: 'Europe/Madrid' };
  await call(menus.menu.update, { menuId: carta.id, ...madrid });
  const { id: restaurantId } = await call(menus.restaurant.create, {
    name: 'Doña Ana',
    menus: [{ menuId: carta.id }, { menuId: vinos.id }],
  });
  for (const { id } of [carta, vinos]) {
    expect(await own(id)).toMatchObject(madrid);
    expect(await shown(id)).toMatchObject({ published: { menu: madrid } });
  }
  const santiago = { country: 'CL' as const, timeZone: 'America/Santiago' };
  const moved = await call(menus.restaurant.update, { restaurantId, country: 'CL' });
  expect(moved).toMatchObject(santiago);
  expect(await own(vinos.id)).toMatchObject(santiago);
  const { slug } = moved;
  expect(await service.visitor.call(menus.publicMenu.findRestaurant, { slug })).toMatchObject({
    restaurant: santiago,
  });
  const elsewhere = call(menus.menu.update, { menuId: vinos.id, ...madrid });
  await expect(elsewhere).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await call(menus.restaurant.arrange, { restaurantId, menus: [{ menuId: carta.id }] });
  expect(await own(vinos.id)).toMatchObject(santiago);
  await call(menus.menu.update, { menuId: vinos.id, ...madrid });
  expect(await own(vinos.id)).toMatchObject(madrid);
});

it('a change of a menu that waits for a change of its restaurant reads the new restaurant', async () => {
  const { call } = service.owner();
  const { id: menuId } = await call(menus.menu.create, aMenu({ name: 'Carta' }));
  const waiting = () =>
    service.sql(`
      SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  let renaming: Promise<{ restaurantName: string }> | undefined;
  await service.transaction(async (manager) => {
    const menu =
      'UPDATE menus SET revision = revision + 1 WHERE id = $1 RETURNING restaurant_id AS id';
    const [[{ id }]] = await manager.query<[[{ id: string }]]>(menu, [menuId]);
    renaming = call(menus.menu.update, { menuId, name: 'Cena' });
    await eventually(async () => expect(await waiting()).toHaveLength(1));
    await manager.query(`UPDATE restaurants SET name = 'Nuevo Nombre' WHERE id = $1`, [id]);
  });
  expect(await renaming).toMatchObject({ name: 'Cena', restaurantName: 'Nuevo Nombre' });
});

describe('the restaurant of a menu', () => {
  async function anOwner() {
    const { accountId, call } = service.owner();
    await service.grant({ accountId, plan: 'empresarial', expiresAt: null });
    const create = (fields: Partial<RequestTo<typeof menus.menu.create>>) =>
      call(menus.menu.create, { ...aMenu(), ...fields });
    const readRestaurant = async (menuId: string) => {
      const [menu] = await service.sql<{ restaurant_id: string }>(
        `SELECT restaurant_id FROM menus WHERE id = $1`,
        [menuId],
      );
      return menu!.restaurant_id;
    };
    const countRestaurants = async () =>
      (await service.sql(`SELECT FROM restaurants WHERE account_id = $1`, [accountId])).length;
    return { accountId, call, create, readRestaurant, countRestaurants };
  }

  it('is the one with its name and place, and has no page', async () => {
    const { call, create, readRestaurant, countRestaurants } = await anOwner();
    const named = { restaurantName: 'La Ola' };
    const { done } = await atOnce(5, () => create(named));
    const ids = new Set(await Promise.all(done.map(({ id }) => readRestaurant(id))));
    expect([done.length, ids.size]).toEqual([5, 1]);
    const abroad = await create({ ...named, phone: '+52 55 1234 5678' });
    expect(abroad).toMatchObject({ ...named, country: 'MX', timeZone: 'America/Mexico_City' });
    expect(ids).not.toContain(await readRestaurant(abroad.id));
    const copy = await call(menus.menu.duplicate, { menuId: abroad.id });
    expect(await readRestaurant(copy.id)).toBe(await readRestaurant(abroad.id));
    expect(await countRestaurants()).toBe(2);
    expect(await call(menus.restaurant.list, {})).toEqual([]);
  });

  it('is where the account’s newest menu is, and has its currency, unless the request says otherwise', async () => {
    const { call, create } = await anOwner();
    const tijuana = { country: 'MX', timeZone: 'America/Tijuana' } as const;
    await create({ ...tijuana, restaurantName: 'La Ola', currency: 'MXN' });
    const preferredCurrency = 'DOP' as const;
    for (const restaurantName of ['La Ola', 'El Faro']) {
      expect(await create({ restaurantName, preferredCurrency })).toMatchObject({
        ...tijuana,
        currency: 'MXN',
      });
    }
    expect(await create({ restaurantName: 'Ana', preferredCurrency: 'USD' })).toMatchObject({
      ...tijuana,
      currency: 'USD',
    });
    expect(await call(menus.restaurant.create, { name: 'Sin menús' })).toMatchObject(tijuana);
    expect(await create({ restaurantName: 'Costanera', currency: 'CLP' })).toMatchObject({
      country: 'CL',
      timeZone: 'America/Santiago',
      currency: 'CLP',
    });
    expect(await call(menus.restaurant.create, { name: 'Otro', country: 'PE' })).toMatchObject({
      country: 'PE',
      timeZone: 'America/Lima',
    });
  });

  it('is where the preferred currency says for an account without menus', async () => {
    const { create } = await anOwner();
    expect(await create({ preferredCurrency: 'COP' })).toMatchObject({
      country: 'CO',
      timeZone: 'America/Bogota',
      currency: 'COP',
    });
  });

  it('is one with a page where a new menu names it', async () => {
    const { call, create } = await anOwner();
    const page = { name: 'La Ola', country: 'CL' as const, address: 'Costanera 1' };
    const { id: restaurantId, slug } = await call(menus.restaurant.create, page);
    const first = await create({ restaurantName: 'La Ola' });
    const emitted = (await service.changesOf(first.id)).length;
    const menu = await create({ restaurantName: 'La Ola', isPublished: true });
    expect(menu).toMatchObject({ country: 'CL', timeZone: 'America/Santiago', address: null });
    expect(await service.publicMenu(menu.id)).toMatchObject({
      published: { menu: { restaurantName: 'La Ola', address: 'Costanera 1', country: 'CL' } },
    });
    expect(await service.visitor.call(menus.publicMenu.findRestaurant, { slug })).toMatchObject({
      restaurant: { id: restaurantId, tabs: [{ menuId: menu.id }] },
    });
    // A change of another menu tells gateways with a cached page about the new menu.
    expect(await service.changesOf(first.id)).toHaveLength(emitted + 1);
  });

  it('is never one that was deleted', async () => {
    const { call, create, readRestaurant } = await anOwner();
    const { id: restaurantId } = await call(menus.restaurant.create, { name: 'La Ola' });
    const first = await create({ restaurantName: 'La Ola' });
    expect(await readRestaurant(first.id)).toBe(restaurantId);
    await call(menus.restaurant.delete, { restaurantId });
    const later = await create({ restaurantName: 'La Ola' });
    expect(await readRestaurant(later.id)).toBe(await readRestaurant(first.id));
    expect(await readRestaurant(later.id)).not.toBe(restaurantId);
  });

  it('stays as it is for its other menus when one is renamed or moved', async () => {
    const { call, create, readRestaurant, countRestaurants } = await anOwner();
    const [carta, vinos] = [await create({ name: 'Carta' }), await create({ name: 'Vinos' })];
    const change = (fields: Partial<UpdateMenuRequest>) =>
      call(menus.menu.update, { menuId: carta.id, ...fields });
    const renamed = await change({ restaurantName: 'La Ola' });
    expect(renamed.version).toBe(carta.version + 1);
    await change({ country: 'ES', restaurantName: 'La Ola de Madrid' });
    expect(await call(menus.menu.get, { menuId: vinos.id })).toEqual(vinos);
    expect(await countRestaurants()).toBe(2);
    await change({ restaurantName: vinos.restaurantName, country: vinos.country });
    expect(await readRestaurant(carta.id)).toBe(await readRestaurant(vinos.id));
    expect(await countRestaurants()).toBe(1);
  });

  it('gets its name back with a version of the menu', async () => {
    const { call, create, countRestaurants } = await anOwner();
    const { id: menuId, restaurantName } = await create({ restaurantName: 'Antes' });
    await call(menus.menu.update, { menuId, restaurantName: 'Después' });
    await call(menus.history.restore, { menuId, versionNumber: 1 });
    expect(await call(menus.menu.get, { menuId })).toMatchObject({ restaurantName });
    expect(await countRestaurants()).toBe(1);
  });
});
