import type { DataSource } from 'typeorm';

/**
 * Tables of one menu that have a code of their own. Who prints more names than any restaurant has tables gets
 * codes for the others that hold the menu's whole address.
 */
const MAX_TABLES = 1000;

/** What is known stays: the default of a row that is refused would use up a code. */
const GIVE = `
  INSERT INTO table_short_codes (menu_id, name)
  SELECT $1, name FROM unnest($2::text[]) AS asked (name)
  WHERE NOT EXISTS (
    SELECT FROM table_short_codes known WHERE known.menu_id = $1 AND known.name = asked.name
  ) AND (SELECT count(*) FROM table_short_codes WHERE menu_id = $1) < ${MAX_TABLES}
  ON CONFLICT DO NOTHING`;

/** Gives tables of a menu their codes, which stay theirs however often they are printed. */
export async function giveTableCodes(
  dataSource: DataSource,
  menuId: string,
  tables: readonly string[],
): Promise<void> {
  if (tables.length > 0) await dataSource.query(GIVE, [menuId, tables]);
}
