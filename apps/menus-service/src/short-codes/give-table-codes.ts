import type { DataSource } from 'typeorm';

/** Highest number of tables of a menu with their own code. Further tables get codes with the menu's full address. */
const MAX_TABLES = 1000;

/** Skips existing tables, because the default value of a rejected row would use up a code. */
const GIVE = `
  INSERT INTO table_short_codes (menu_id, name)
  SELECT $1, name FROM unnest($2::text[]) AS asked (name)
  WHERE NOT EXISTS (
    SELECT FROM table_short_codes known WHERE known.menu_id = $1 AND known.name = asked.name
  ) AND (SELECT count(*) FROM table_short_codes WHERE menu_id = $1) < ${MAX_TABLES}
  ON CONFLICT DO NOTHING`;

/** Assigns codes to tables of a menu. A table keeps its code in all prints. */
export async function giveTableCodes(
  dataSource: DataSource,
  menuId: string,
  tables: readonly string[],
): Promise<void> {
  if (tables.length > 0) await dataSource.query(GIVE, [menuId, tables]);
}
