import type { EntityManager } from 'typeorm';

/**
 * Those of the menus `$1` that diners can see, locked against deletion until the transaction ends: views
 * of a menu that was deleted meanwhile are left out, and none is stored after its menu.
 */
export const PUBLISHED_MENUS = `
  SELECT id FROM menus
  WHERE id = ANY($1) AND is_published AND deleted_at IS NULL
    AND NOT EXISTS (
      SELECT FROM closed_owners owner WHERE owner.user_id = menus.user_id AND owner.erases_at IS NOT NULL)
  ORDER BY id FOR KEY SHARE`;

/** The ids of those that diners can see, which stay locked against deletion. */
export async function lockPublished(
  manager: EntityManager,
  menuIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await manager.query<{ id: string }[]>(PUBLISHED_MENUS, [[...new Set(menuIds)]]);
  return new Set(found.map(({ id }) => id));
}
