import type { DataSource } from 'typeorm';
import { eraseViews } from './erase-views';

/**
 * Erases a deleted menu with all that is in it and all its traces. In many short statements: called
 * again, it goes on with what is left.
 */
export async function eraseMenu(dataSource: DataSource, menuId: string): Promise<void> {
  await eraseViews(dataSource, menuId);
  await dataSource.query(`DELETE FROM menus WHERE id = $1`, [menuId]);
}
