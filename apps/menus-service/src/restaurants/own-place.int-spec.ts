import { menus } from '@cartaviva/contracts';
import { aMenu } from '../../test/samples';
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
