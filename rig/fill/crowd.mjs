import { fillMenus } from './menus.mjs';
import { fillViews } from './views.mjs';

/**
 * Data of other owners: few enough that nothing depends on their number, and enough that each menu is requested only
 * once.
 */
export const FEW = { menus: 3000, views: 30_000 };

/**
 * Adds menus of other owners with views, and updates the statistics of Postgres.
 * @param {import('pg').Client} database
 * @param {{ menus: number, views: number, accountId: string }} crowd
 */
export async function addCrowd(database, { menus, views, accountId }) {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(0);
  await fillMenus(database, { menus });
  console.log(`  ${menus} menus after ${seconds()} s`);
  await fillViews(database, {
    ...{ views, accountId, of: 'others' },
    say: views > 1e6 ? (line) => console.log(`  views of ${line}`) : undefined,
  });
  await database.query('VACUUM ANALYZE');
  console.log(`  ${views} views after ${seconds()} s`);
}

const SIZES = `
  SELECT schema || '.' || name AS table, sum(rows)::float AS rows, sum(bytes)::float AS bytes
  FROM (
    SELECT nspname AS schema, regexp_replace(relname, '_\\d{4}_\\d\\d$', '') AS name,
      greatest(reltuples, 0) AS rows, pg_total_relation_size(pg_class.oid) AS bytes
    FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind = 'r' AND nspname IN ('identity', 'menus', 'billing', 'media')
  ) part GROUP BY 1 HAVING sum(rows) > 0 ORDER BY 3 DESC`;

/**
 * Rows and bytes of each table with its indexes. Monthly partitions count for their table.
 * @param {import('pg').Client} database
 * @returns {Promise<{ table: string, rows: number, bytes: number }[]>}
 */
export const tableSizes = async (database) => (await database.query(SIZES)).rows;
