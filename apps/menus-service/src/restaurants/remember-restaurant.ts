import type { EntityManager } from 'typeorm';
import { TAB_ORDER } from './restaurant.view';
import type { Restaurant } from './restaurant.entity';

const REMEMBER = `
  INSERT INTO deleted_restaurants (id, account_id, slug, short_code, menu_ids)
  SELECT id, account_id, slug, short_code, ARRAY(
    SELECT menu.id FROM menus menu WHERE restaurant_id = restaurants.id ORDER BY ${TAB_ORDER}
  )
  FROM restaurants WHERE id = $1`;

const REMEMBER_SLUGS = `
  INSERT INTO deleted_restaurant_slugs (slug, restaurant_id)
  SELECT slug, restaurant_id FROM restaurant_slugs WHERE restaurant_id = $1
  ON CONFLICT DO NOTHING`;

/** Has the code and the addresses of a restaurant that is about to go lead to its menus: they are printed. */
export async function rememberRestaurant(
  manager: EntityManager,
  { id }: Restaurant,
): Promise<void> {
  await manager.query(REMEMBER, [id]);
  await manager.query(REMEMBER_SLUGS, [id]);
}
