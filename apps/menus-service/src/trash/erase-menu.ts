import type { DataSource } from 'typeorm';
import { lockOwner } from '../entitlements/lock-owner';
import { deleteUnused } from '../restaurants/restaurant-of-menu';
import { eraseViews } from './erase-views';

/**
 * Erases a deleted menu with its content and traces, in many short statements. A repeated call continues with the
 * remaining data.
 */
export async function eraseMenu(dataSource: DataSource, menuId: string): Promise<void> {
  await eraseViews(dataSource, menuId);
  const [gone] = await dataSource.query<[{ accountId: string }[], number]>(
    `DELETE FROM menus WHERE id = $1 RETURNING account_id AS "accountId"`,
    [menuId],
  );
  for (const { accountId } of gone) {
    await dataSource.transaction(async (manager) => {
      await lockOwner(manager, accountId);
      await deleteUnused(manager, accountId);
    });
  }
}
