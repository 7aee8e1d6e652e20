import type { EntityManager } from 'typeorm';
import { lockOwnerShared } from '../entitlements/lock-owner';

/**
 * Includes deleted rows and those of deleted menus, because they are written too and may be restored. OFFSET makes
 * Postgres find the siblings of each row by index.
 */
const LOCK = `
  WITH own AS (
    SELECT menu_id, shared_id FROM menu_items WHERE menu_id = ANY($2) OR id = ANY($3)
  )
  SELECT FROM menus WHERE account_id = $1 AND id IN (
    SELECT unnest($2::uuid[]) UNION SELECT menu_id FROM own
    UNION SELECT sibling.menu_id FROM own CROSS JOIN LATERAL (
      SELECT menu_id FROM menu_items WHERE shared_id = own.shared_id OFFSET 0) sibling
  )
  ORDER BY id FOR NO KEY UPDATE`;

interface Written {
  readonly menuIds?: readonly string[];
  readonly itemIds?: readonly string[];
}

/**
 * Locks the owner's menus whose shared items may be written, and every other menu with one of these items, in the
 * order of their IDs. The owner's shared lock keeps other requests from adding such an item to another menu. Call it
 * before any other lock on menus.
 */
export async function lockSharing(
  manager: EntityManager,
  accountId: string,
  { menuIds = [], itemIds = [] }: Written,
): Promise<void> {
  await lockOwnerShared(manager, accountId);
  await manager.query(LOCK, [accountId, menuIds, itemIds]);
}
