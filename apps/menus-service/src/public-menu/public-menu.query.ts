import type { PublicMenuView } from '@cartaviva/contracts';
import { PlannedStatement } from '@cartaviva/persistence';
import { shownTags } from '../items/shown-tags';
import { RESTAURANT_FACE, SHOWN_RESTAURANT_NAME, type ShownRow } from '../restaurants/shown-menu';
import { WRITTEN_FIELDS } from '../written-fields';

export interface PublicMenuRow extends ShownRow<PublicMenuView> {
  readonly isPublished: boolean;
  /** Categories and items of a `PublishedMenu`, as a JSON object; null for a draft and above the limit of items. */
  readonly content: string | null;
}

const time = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Selects reviewed translations into the languages that the menu offers. */
const translations = (subject: string) =>
  `(SELECT coalesce(json_object_agg(language, texts - 'drafts'), '{}')
    FROM jsonb_each(${subject}.translations) AS translation (language, texts)
    WHERE language = ANY(menu.languages) AND texts - 'drafts' <> '{}')`;

/**
 * Finds menus with their content in one statement, which needs one round trip and reads a consistent snapshot. Leaves
 * out the content of a draft. Finds no menu of an account that is being deleted. Parameters: the menus' IDs, the
 * plans that hide our name, the current time, and the highest number of items of a menu whose content is read, or
 * null for no limit.
 */
export const FIND_PUBLIC_MENUS = new PlannedStatement<PublicMenuRow>(
  'find-public-menus',
  `
  SELECT json_build_object(
      'id', menu.id,
      'name', ${WRITTEN_FIELDS.name},
      'restaurantName', ${SHOWN_RESTAURANT_NAME},
      'description', ${WRITTEN_FIELDS.description},
      'address', ${WRITTEN_FIELDS.address},
      'phone', ${WRITTEN_FIELDS.phone},
      'country', restaurant.country,
      'timeZone', restaurant.time_zone,
      'openingHours', menu.opening_hours,
      'logoUrl', menu.logo_url,
      'coverUrl', menu.cover_url,
      'themeColor', menu.theme_color,
      'design', menu.design,
      'currency', menu.currency,
      'secondCurrency', menu.second_currency,
      'logoPlaceholder', menu.logo_placeholder,
      'addsItbis', menu.adds_itbis,
      'addsLey', menu.adds_ley,
      'languages', menu.languages,
      'translations', ${translations('menu')},
      'slug', menu.slug,
      'shortCode', menu.short_code,
      'whiteLabel', EXISTS (
        SELECT FROM entitlements plan
        WHERE plan.account_id = menu.account_id AND plan.plan = ANY($2)
          AND (plan.expires_at IS NULL OR plan.expires_at > $3)
      ),
      'links', restaurant.links,
      'wifi', CASE WHEN restaurant.wifi_name IS NOT NULL THEN json_build_object(
        'name', restaurant.wifi_name,
        'password', restaurant.wifi_password
      ) END,
      'updatedAt', ${time('menu.updated_at')}
  ) AS menu,
  ${RESTAURANT_FACE} AS restaurant,
  menu.is_published AS "isPublished",
  CASE WHEN menu.is_published AND ($4::int IS NULL OR NOT EXISTS (
    SELECT FROM menu_items item WHERE item.menu_id = menu.id AND item.deleted_at IS NULL OFFSET $4
  )) THEN json_build_object(
    'categories', (
      SELECT coalesce(json_agg(json_build_object(
        'id', category.id,
        'menuId', category.menu_id,
        'name', category.name,
        'openingHours', category.opening_hours,
        'displayOrder', category.display_order,
        'translations', ${translations('category')},
        'createdAt', ${time('category.created_at')}
      ) ORDER BY category.display_order, category.created_at, category.id), '[]')
      FROM menu_categories category
      WHERE category.menu_id = menu.id
    ),
    'items', (
      SELECT coalesce(json_agg(json_build_object(
        'id', item.id,
        'menuId', item.menu_id,
        'categoryId', item.category_id,
        'name', item.name,
        'description', item.description,
        'price', item.price::text,
        'imageUrl', item.image_url,
        'dietaryTags', ${shownTags('item')},
        'allergens', item.allergens,
        'isAvailable', item.is_available,
        'sizes', item.sizes,
        'extras', item.extras,
        'availableAgainAt', ${time('item.available_again_at')},
        'imagePlaceholder', item.image_placeholder,
        'translations', ${translations('item')},
        'version', item.version,
        'displayOrder', item.display_order,
        'createdAt', ${time('item.created_at')},
        'updatedAt', ${time('item.updated_at')}
      ) ORDER BY item.display_order, item.created_at, item.id), '[]')
      FROM menu_items item
      WHERE item.menu_id = menu.id AND item.deleted_at IS NULL
    )
  )::text END AS content
  FROM menus menu JOIN restaurants restaurant ON restaurant.id = menu.restaurant_id
  WHERE menu.id = ANY($1) AND menu.deleted_at IS NULL AND NOT EXISTS (
    SELECT FROM closed_accounts closed
    WHERE closed.account_id = menu.account_id AND closed.erases_at IS NOT NULL
  )`,
);
