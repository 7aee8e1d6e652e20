import { menus, type RestaurantTab } from '@cartaviva/contracts';
import { MENUS_PER_RESTAURANT, RESTAURANTS_PER_OWNER } from '@cartaviva/domain';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

describe('a restaurant', () => {
  it('is one of a hundred at most', async () => {
    const { accountId, call } = service.owner();
    await service.sql(
      `INSERT INTO restaurants (account_id, name) SELECT $1, 'Uno' FROM generate_series(1, $2::int)`,
      [accountId, RESTAURANTS_PER_OWNER - 1],
    );
    const create = () => call(menus.restaurant.create, { name: 'Doña Ana' });
    await create();
    await expect(create()).rejects.toMatchObject({ code: 'RESTAURANT_LIMIT_REACHED' });
    expect(await call(menus.restaurant.list, {})).toHaveLength(RESTAURANTS_PER_OWNER);
  });

  it('has exactly as many menus as there may be, and no more', async () => {
    const { accountId, call } = service.owner();
    const places = await service.sql<RestaurantTab>(
      `WITH own AS (
         INSERT INTO restaurants (account_id, name, slug, short_code) VALUES ($1, 'Ana', NULL, NULL)
         RETURNING id
       )
       INSERT INTO menus (account_id, name, restaurant_id)
       SELECT $1, 'Carta ' || n, own.id FROM own, generate_series(1, $2::int) n
       RETURNING id AS "menuId"`,
      [accountId, MENUS_PER_RESTAURANT + 1],
    );
    const create = (own: RestaurantTab[]) =>
      call(menus.restaurant.create, { name: 'Doña Ana', menus: own });
    const refused = { code: 'INVALID_INPUT', details: { fields: { menus: expect.any(String) } } };
    await expect(create(places)).rejects.toMatchObject(refused);
    const { id: restaurantId, menus: first } = await create(places.slice(1));
    expect(first).toHaveLength(MENUS_PER_RESTAURANT);

    const arrange = (own: RestaurantTab[]) =>
      call(menus.restaurant.arrange, { restaurantId, menus: own });
    await expect(arrange(places)).rejects.toMatchObject(refused);
    const { menus: second } = await arrange(places.slice(0, -1));
    expect(second.map(({ menuId }) => menuId)).toEqual(
      places.slice(0, -1).map(({ menuId }) => menuId),
    );
  });
});
