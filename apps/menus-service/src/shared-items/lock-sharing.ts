import type { EntityManager } from 'typeorm';
import { lockOwnerShared } from '../entitlements/lock-owner';

/**
 * Deleted rows and those of deleted menus, too: they are written with the others, and may come back. OFFSET
 * has the siblings of each row found by their index, however many shared items there are.
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
 * Locks the owner's menus of which something shared may be written, with every other menu that has one of
 * their items, in the sequence of their ids. Whoever puts an item into another menu waits meanwhile, so no
 * menu comes to them. Before anything else of menus is locked.
 */
export async function lockSharing(
  manager: EntityManager,
  accountId: string,
  { menuIds = [], itemIds = [] }: Written,
): Promise<void> {
  await lockOwnerShared(manager, accountId);
  await manager.query(LOCK, [accountId, menuIds, itemIds]);
}
