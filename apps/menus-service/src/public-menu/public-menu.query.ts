import type { CategoryView, ItemView, PublicMenuView } from '@cartaviva/contracts';

export interface PublicMenuRow {
  readonly isPublished: boolean;
  readonly menu: PublicMenuView;
  readonly categories: CategoryView[];
  readonly items: ItemView[];
}

const time = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * A menu with all its content in one statement: one round trip however long the menu, and one moment
 * of it, never half before and half after a change. Content of a draft is not read. A menu of an owner
 * who is about to leave is not found.
 */
export const FIND_PUBLIC_MENU = `
  SELECT menu.is_published AS "isPublished",
    json_build_object(
      'id', menu.id,
      'name', menu.name,
      'restaurantName', menu.restaurant_name,
      'description', menu.description,
      'address', menu.address,
      'phone', menu.phone,
      'logoUrl', menu.logo_url,
      'themeColor', menu.theme_color,
      'currency', menu.currency
    ) AS menu,
    (
      SELECT coalesce(json_agg(json_build_object(
        'id', category.id,
        'menuId', category.menu_id,
        'name', category.name,
        'displayOrder', category.display_order,
        'createdAt', ${time('category.created_at')}
      ) ORDER BY category.display_order, category.created_at, category.id), '[]')
      FROM menu_categories category
      WHERE menu.is_published AND category.menu_id = menu.id
    ) AS categories,
    (
      SELECT coalesce(json_agg(json_build_object(
        'id', item.id,
        'menuId', item.menu_id,
        'categoryId', item.category_id,
        'name', item.name,
        'description', item.description,
        'price', item.price::text,
        'imageUrl', item.image_url,
        'dietaryTags', item.dietary_tags,
        'isAvailable', item.is_available,
        'displayOrder', item.display_order,
        'createdAt', ${time('item.created_at')},
        'updatedAt', ${time('item.updated_at')}
      ) ORDER BY item.display_order, item.created_at, item.id), '[]')
      FROM menu_items item
      WHERE menu.is_published AND item.menu_id = menu.id
    ) AS items
  FROM menus menu WHERE menu.id = $1 AND NOT EXISTS (
    SELECT FROM closed_owners closed
    WHERE closed.user_id = menu.user_id AND closed.erases_at IS NOT NULL
  )`;
