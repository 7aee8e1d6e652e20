import type { DataSource } from 'typeorm';

/** Rows that one statement deletes: far fewer than its four seconds allow. */
const ROWS_AT_ONCE = 5000;

const portion = (table: string, key: string) => `
  DELETE FROM ${table} WHERE (${key}) IN (
    SELECT ${key} FROM ${table} WHERE menu_id = $1 LIMIT ${ROWS_AT_ONCE})`;

const PORTIONS = [
  portion('menu_visits', 'menu_id, visitor_id'),
  portion('engagements', 'menu_id, day, visitor'),
  portion('menu_days', 'menu_id, day'),
  portion('menu_months', 'menu_id, month'),
  portion('menu_row_history', 'menu_id, revision, kind, row_id'),
];

/**
 * Erases a menu's visits, engagements, counts and history, which are too many to be deleted with the menu in one statement. In
 * many short statements, each of which may be the last before a crash: called again, it goes on with
 * what is left.
 */
export async function eraseViews(dataSource: DataSource, menuId: string): Promise<void> {
  for (const statement of PORTIONS) {
    let erased = ROWS_AT_ONCE;
    while (erased === ROWS_AT_ONCE) {
      [, erased] = await dataSource.query<[unknown, number]>(statement, [menuId]);
    }
  }
}
