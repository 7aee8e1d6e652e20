import type { SharingView } from '@cartaviva/contracts';
import type { EntityManager } from 'typeorm';
import { SHOWN_RESTAURANT_NAME } from '../restaurants/shown-menu';

/** Includes restaurant names as diners read them. */
const SHARING = `
  WITH shared AS (
    SELECT own.id AS "itemId", sibling.menu_id AS "menuId"
    FROM menu_items own
      JOIN menu_items sibling ON sibling.shared_id = own.shared_id AND sibling.menu_id <> own.menu_id
        AND sibling.deleted_at IS NULL
      JOIN menus menu ON menu.id = sibling.menu_id AND menu.account_id = $2 AND menu.deleted_at IS NULL
    WHERE own.menu_id = $1 AND own.deleted_at IS NULL
  )
  SELECT (
    SELECT coalesce(json_agg(named ORDER BY named.name, named.id), '[]') FROM (
      SELECT menu.id, menu.name, ${SHOWN_RESTAURANT_NAME} AS "restaurantName"
      FROM menus menu JOIN restaurants restaurant ON restaurant.id = menu.restaurant_id
      WHERE menu.id IN (SELECT "menuId" FROM shared)) named
  ) AS menus, (
    SELECT coalesce(json_agg(item ORDER BY item."itemId"), '[]') FROM (
      SELECT "itemId", json_agg("menuId" ORDER BY "menuId") AS "menuIds"
      FROM shared GROUP BY "itemId") item
  ) AS items`;

export async function readSharing(
  manager: EntityManager,
  accountId: string,
  menuId: string,
): Promise<SharingView> {
  const [sharing] = await manager.query<[SharingView]>(SHARING, [menuId, accountId]);
  return sharing;
}
