import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dietary tags with the allergens that contradict them, as of this migration. */
const DENIED = [
  ['Sin Gluten', ['Gluten']],
  ['Sin Lácteos', ['Lácteos']],
  ['Sin Nueces', ['Maní', 'Frutos secos']],
  ['Vegetariano', ['Crustáceos', 'Pescado', 'Moluscos']],
  ['Vegano', ['Crustáceos', 'Huevos', 'Pescado', 'Lácteos', 'Moluscos']],
] as const;

const isDenied = DENIED.map(([tag, allergens]) => {
  const list = allergens.map((allergen) => `'${allergen}'`).join();
  return `tag = '${tag}' AND allergens && ARRAY[${list}]`;
}).join(' OR ');

const UPDATE = `
  WITH untagged AS (
    UPDATE menu_items item SET dietary_tags = allowed, version = version + 1, updated_at = now()
    FROM (
      SELECT id, array(
        SELECT tag FROM unnest(dietary_tags) WITH ORDINALITY AS carried (tag, place)
        WHERE NOT (${isDenied}) ORDER BY place
      ) AS allowed
      FROM menu_items
    ) tags
    WHERE tags.id = item.id AND allowed <> dietary_tags
    RETURNING item.menu_id, item.name, item.deleted_at
  )
  SELECT menu_id AS "menuId", array_agg(name) FILTER (WHERE deleted_at IS NULL) AS names
  FROM untagged GROUP BY menu_id`;

const NUMBER = `SELECT number_version($1, 'edit', 'system', NULL, NULL, NULL, 200)`;

const NOTE = `
  INSERT INTO menu_activity (user_id, menu_id, menu_name, kind, subject, happened_at)
  SELECT user_id, id, menus.name, 'item-untagged', item.name, clock_timestamp()
  FROM menus, unnest($2::text[]) AS item (name) WHERE id = $1 AND deleted_at IS NULL`;

const EMIT = `
  INSERT INTO outbox (id, name, payload, request_id, broadcast)
  SELECT gen_random_uuid(), 'menus.menu-changed', jsonb_build_object(
    'menuId', id, 'ownerId', user_id, 'isPublished', is_published, 'isDeleted', false, 'changes', '[]'::jsonb
  ), 'remove-denied-tags', true
  FROM menus WHERE id = $1 AND deleted_at IS NULL`;

/**
 * Removes dietary tags that contradict the allergens of an item, also from deleted items. Each menu gets a version by
 * the service, so that its owner sees what changed. The panel names the items, and gateways drop the cached pages of
 * these menus.
 */
export class RemoveDeniedTags1763000131100 implements MigrationInterface {
  name = 'RemoveDeniedTags1763000131100';

  async up(runner: QueryRunner): Promise<void> {
    const menus = (await runner.query(UPDATE)) as { menuId: string; names: string[] | null }[];
    for (const { menuId, names } of menus) {
      await runner.query(NUMBER, [menuId]);
      await runner.query(NOTE, [menuId, names ?? []]);
      await runner.query(EMIT, [menuId]);
    }
  }

  /** The removed tags were wrong, so they do not come back. */
  async down(): Promise<void> {}
}
