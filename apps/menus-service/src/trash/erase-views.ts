import type { DataSource } from 'typeorm';

/** Rows that one statement deletes: far fewer than its four seconds allow. */
const ROWS_AT_ONCE = 5000;

const portion = (table: string, key: string) => `
  DELETE FROM ${table} WHERE (${key}) IN (
    SELECT ${key} FROM ${table} WHERE menu_id = $1 LIMIT ${ROWS_AT_ONCE})`;

const PORTIONS = [
  portion('menu_visits', 'id'),
  portion('menu_views', 'menu_id, day, visitor_id'),
  portion('engagements', 'menu_id, day, kind, value, visitor_id'),
  portion('roll_ups', 'menu_id, span, kind, start, value'),
  portion('visitor_sketches', 'menu_id, span, start'),
  portion('menu_row_history', 'menu_id, revision, kind, row_id'),
];

/**
 * Erases a menu's visits, views, counts and history, which are too many to be deleted with the menu in one statement. In
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
