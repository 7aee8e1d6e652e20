import {
  menus,
  type PublicRestaurant,
  type PublicRestaurantReply,
  type SlugRequest,
} from '@cartaviva/contracts';
import { PlannedStatement } from '@cartaviva/persistence';
import { Handles } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TAB_ORDER } from './restaurant.view';
import { WRITTEN_FIELDS } from '../written-fields';

/**
 * Finds a restaurant by its current or a former address, with the tabs of its page. Finds no restaurant of an account
 * that is being deleted. Parameter: the address.
 */
const FIND_RESTAURANT = new PlannedStatement<PublicRestaurant>(
  'find-public-restaurant',
  `
  SELECT restaurant.id, restaurant.name, restaurant.slug, restaurant.phone,
    restaurant.country, restaurant.time_zone AS "timeZone", (
    SELECT coalesce(json_agg(json_build_object(
      'menuId', menu.id,
      'slug', menu.slug,
      'name', coalesce(menu.tab_name, ${WRITTEN_FIELDS.name}),
      'servedHours', menu.served_hours
    ) ORDER BY ${TAB_ORDER}), '[]')
    FROM menus menu
    WHERE menu.restaurant_id = restaurant.id AND menu.is_published AND menu.deleted_at IS NULL
  ) AS tabs, (
    SELECT coalesce(json_agg(id ORDER BY id), '[]')
    FROM menus WHERE restaurant_id = restaurant.id
  ) AS "menuIds"
  FROM restaurant_slugs known JOIN restaurants restaurant ON restaurant.id = known.restaurant_id
  WHERE known.slug = $1 AND restaurant.led_to IS NULL AND NOT EXISTS (
    SELECT FROM closed_accounts closed
    WHERE closed.account_id = restaurant.account_id AND closed.erases_at IS NOT NULL
  )`,
);

/**
 * Finds the menu that the address of a deleted restaurant leads to: the first published menu, or else the first that
 * exists. Parameter: the address.
 */
const FIND_MENU_OF_DELETED = new PlannedStatement<{ menuId: string }>(
  'find-menu-of-deleted-restaurant',
  `
  SELECT menu.id AS "menuId"
  FROM restaurant_slugs known
    JOIN restaurants deleted ON deleted.id = known.restaurant_id
    CROSS JOIN unnest(deleted.led_to) WITH ORDINALITY AS had (id, place)
    JOIN menus menu ON menu.id = had.id AND menu.deleted_at IS NULL
  WHERE known.slug = $1 AND NOT EXISTS (
    SELECT FROM closed_accounts closed
    WHERE closed.account_id = deleted.account_id AND closed.erases_at IS NOT NULL
  )
  ORDER BY menu.is_published DESC, had.place
  LIMIT 1`,
);

@Injectable()
export class PublicRestaurantsService {
  constructor(private readonly dataSource: DataSource) {}

  @Handles(menus.publicMenu.findRestaurant)
  async find({ slug }: SlugRequest): Promise<PublicRestaurantReply> {
    const [restaurant] = await FIND_RESTAURANT.run(this.dataSource, [slug]);
    if (restaurant) return { restaurant };
    const [left] = await FIND_MENU_OF_DELETED.run(this.dataSource, [slug]);
    return { restaurant: null, leadsTo: left?.menuId ?? null };
  }
}
