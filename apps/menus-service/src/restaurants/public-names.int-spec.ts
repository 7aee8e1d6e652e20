import { menus, type MenuView, type RestaurantTab } from '@cartaviva/contracts';
import { aMenu } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

const shown = async (menuId: string) => {
  const found = await service.publicMenu(menuId);
  if (found.state !== 'published') throw new Error(found.state);
  return found.published.menu;
};

describe('the menus of a restaurant', () => {
  it('keep their public names unless the owner chooses the restaurant’s name', async () => {
    const owner = service.owner();
    await service.grant({ accountId: owner.accountId, plan: 'empresarial', expiresAt: null });
    const menu = (name: string): Promise<MenuView> =>
      owner.call(
        menus.menu.create,
        aMenu({ name, restaurantName: `Casa ${name}`, isPublished: true }),
      );
    const [carta, vinos] = [await menu('Carta'), await menu('Vinos')];
    const names = async () => [
      (await shown(carta.id)).restaurantName,
      (await shown(vinos.id)).restaurantName,
    ];
    const unchanged = [carta.restaurantName, vinos.restaurantName];
    const made = await owner.call(menus.restaurant.create, {
      name: 'Doña Ana',
      menus: [{ menuId: carta.id }],
    });
    expect(await names()).toEqual(unchanged);
    const { id: restaurantId } = made;
    const arrange = (tabs: RestaurantTab[]) =>
      owner.call(menus.restaurant.arrange, { restaurantId, menus: tabs });
    const joined = await arrange([
      { menuId: carta.id },
      { menuId: vinos.id, showsRestaurantName: true },
    ]);
    expect(joined.menus).toMatchObject([
      { restaurantName: carta.restaurantName, showsRestaurantName: false },
      { restaurantName: 'Doña Ana', showsRestaurantName: true },
    ]);
    expect(await names()).toEqual([unchanged[0], 'Doña Ana']);
    // Omitted fields keep their value.
    await arrange([{ menuId: vinos.id, tabName: 'Cava' }, { menuId: carta.id }]);
    expect(await names()).toEqual([unchanged[0], 'Doña Ana']);
    await owner.call(menus.restaurant.update, { restaurantId, name: 'Doña Ana y Luis' });
    expect(await names()).toEqual([unchanged[0], 'Doña Ana y Luis']);
    const named = { restaurantName: unchanged[1]! };
    await owner.call(menus.menu.update, { menuId: vinos.id, ...named });
    await owner.call(menus.restaurant.update, { restaurantId, name: 'Doña Ana' });
    expect(await names()).toEqual(unchanged);
    await arrange([{ menuId: vinos.id, showsRestaurantName: true }]);
    await owner.call(menus.restaurant.delete, { restaurantId });
    expect(await names()).toEqual([unchanged[0], 'Doña Ana']);
  });
});
