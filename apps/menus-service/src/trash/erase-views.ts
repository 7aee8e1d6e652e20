import type { DataSource } from 'typeorm';

/** Rows that one statement deletes; far fewer than the statement timeout of four seconds allows. */
const ROWS_AT_ONCE = 5000;

const portion = (table: string, key: string) => `
  DELETE FROM ${table} WHERE (${key}) IN (
    SELECT ${key} FROM ${table} WHERE menu_id = $1 LIMIT ${ROWS_AT_ONCE})`;

const PORTIONS = [
  portion('menu_visits', 'menu_id, visitor_id'),
  portion('engagements', 'menu_id, day, visitor'),
  portion('menu_days', 'menu_id, day'),
  portion('menu_months', 'menu_id, month'),
  `DELETE FROM menu_changes WHERE id IN (
     SELECT id FROM menu_changes
     WHERE menu_id = $1 AND version IS NOT NULL AND activity IS NULL LIMIT ${ROWS_AT_ONCE})`,
  // Keeps the entries in recent activity, and the data of price changes.
  `UPDATE menu_changes SET version = NULL, author_id = NULL, author_name = NULL,
     rows = CASE WHEN price_change_id IS NULL THEN '{}' ELSE rows END
   WHERE id IN (
     SELECT id FROM menu_changes WHERE menu_id = $1 AND version IS NOT NULL LIMIT ${ROWS_AT_ONCE})`,
];

/**
 * Erases a menu's visits, engagements, counts, and history, which are too many for one statement. Uses many short
 * statements. After a crash, a repeated call continues with the remaining data.
 */
export async function eraseViews(dataSource: DataSource, menuId: string): Promise<void> {
  for (const statement of PORTIONS) {
    let erased = ROWS_AT_ONCE;
    while (erased === ROWS_AT_ONCE) {
      [, erased] = await dataSource.query<[unknown, number]>(statement, [menuId]);
    }
  }
}
