import { PlannedStatement } from '@cartaviva/persistence';
import type { PublicMenuView } from '@cartaviva/contracts';
import { shownTags } from '../items/shown-tags';
import { RESTAURANT_FACE, SHOWN_RESTAURANT_NAME, type ShownRow } from '../restaurants/shown-menu';
import { WRITTEN_FIELDS } from '../written-fields';

/** Printed fields of the menu, and its logo. */
export interface PrintedMenuRow extends ShownRow<PublicMenuView> {
  /** Other fields of a `PrintedMenu`, as a JSON object. */
  readonly content: string;
}

/**
 * Finds the printed content of a published menu, without extras, translations, and times, which would triple the size
 * of a menu with 500 items. Finds no menu that is hidden from diners. Parameters: the menu's ID, true to include
 * items, and the names of the tables.
 */
export const FIND_PRINTED_MENU = new PlannedStatement<PrintedMenuRow>(
  'find-printed-menu',
  `
  SELECT json_build_object(
      'name', ${WRITTEN_FIELDS.name},
      'restaurantName', ${SHOWN_RESTAURANT_NAME},
      'description', ${WRITTEN_FIELDS.description},
      'address', ${WRITTEN_FIELDS.address},
      'phone', ${WRITTEN_FIELDS.phone},
      'country', restaurant.country,
      'timeZone', restaurant.time_zone,
      'logoUrl', menu.logo_url,
      'themeColor', menu.theme_color,
      'design', menu.design,
      'currency', menu.currency,
      'addsItbis', menu.adds_itbis,
      'addsLey', menu.adds_ley,
      'shortCode', menu.short_code
  ) AS menu,
  ${RESTAURANT_FACE} AS restaurant,
  json_build_object(
    'tableCodes', (
      SELECT coalesce(json_object_agg(known.name, known.code), '{}')
      FROM table_short_codes known
      WHERE known.menu_id = menu.id AND known.name = ANY($3::text[])
    ),
    'categories', (
      SELECT coalesce(json_agg(json_build_object(
        'id', category.id,
        'name', category.name,
        'openingHours', category.opening_hours
      ) ORDER BY category.display_order, category.created_at, category.id), '[]')
      FROM menu_categories category
      WHERE $2::boolean AND category.menu_id = menu.id
    ),
    'items', (
      SELECT coalesce(json_agg(json_build_object(
        'categoryId', item.category_id,
        'name', item.name,
        'description', item.description,
        'price', item.price::text,
        'sizes', item.sizes,
        'dietaryTags', ${shownTags('item')},
        'allergens', item.allergens
      ) ORDER BY item.display_order, item.created_at, item.id), '[]')
      FROM menu_items item
      WHERE $2::boolean AND item.menu_id = menu.id AND item.deleted_at IS NULL
    )
  )::text AS content
  FROM menus menu JOIN restaurants restaurant ON restaurant.id = menu.restaurant_id
  WHERE menu.id = $1 AND menu.is_published AND menu.deleted_at IS NULL AND NOT EXISTS (
    SELECT FROM closed_accounts closed
    WHERE closed.account_id = menu.account_id AND closed.erases_at IS NOT NULL
  )`,
);
