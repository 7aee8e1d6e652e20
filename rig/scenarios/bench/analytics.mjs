import { openMenu, register } from '../../clients/restaurant.mjs';
import { fillCounts } from '../../fill/counts-of-a-year.mjs';
import { withDatabase } from '../../system/database.mjs';
import { buildSender, ingestion, opens } from './visits.mjs';
import { median } from '../../figures/statistics.mjs';

/** @typedef {import('../../../tools/api/owner.mjs').Owner} Owner */

const SIZES = { small: 10_000, large: 10_000_000 };
const ROUNDS = 25;
const ITEMS = 120;
const COUNTS = ['menu_days', 'menu_months'];
const TABLES = ['menu_visits', ...COUNTS];

/**
 * Measures the yearly report that an owner requests, for a menu with ten million views and for one with ten thousand.
 * Then measures visits, up to their rows and counts (`visits.mjs`), and their size.
 *
 * Reports only read the counts of days and months. For the ten million views, SQL creates only the counts: the views
 * would take hours, and no report would read them. The size of a view is measured on recorded views.
 * @param {import('../../system/test-system.mjs').TestSystem} system
 */
export async function run(system) {
  await buildSender();
  const { postgresUrl, redisUrl } = system.running();
  return withDatabase(postgresUrl, async (database) => {
    await database.query(`SET search_path = menus`);
    const { owner } = await register(system);
    const small = await menuWith(owner, database, SIZES.small);
    const countsOfSmall = await sizes(database, COUNTS);
    const large = await menuWith(owner, database, SIZES.large);
    const countsOfBoth = await sizes(database, COUNTS);
    await database.query(`VACUUM ANALYZE menu_days, menu_months`);
    /** @type {{ small: number[], large: number[] }} */
    const seen = { small: [], large: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      seen.small.push(await reported(owner, small));
      seen.large.push(await reported(owner, large));
    }
    const slowest = Math.max(...seen.large.slice(1));
    const [ofSmall, ofLarge] = [median(seen.small), median(seen.large)];
    const before = await sizes(database, TABLES);
    const { lines, views } = await ingestion(database, redisUrl, small, opens.env);
    const after = await sizes(database, TABLES);
    return [
      { what: 'report of a year, 10 thousand views, ms', value: ofSmall.toFixed(1) },
      { what: 'report of a year, 10 million views, ms', value: ofLarge.toFixed(1) },
      { what: 'slowest of 24 after the first, ms', value: slowest.toFixed(1) },
      { what: 'ten million to ten thousand', value: (ofLarge / ofSmall).toFixed(2) },
      {
        what: 'days and months of the year, small / large, MB',
        value: `${megabytes(countsOfSmall)} / ${megabytes(countsOfBoth - countsOfSmall)}`,
      },
      ...lines,
      {
        what: 'visits and views, MB per million',
        value: megabytes(((after - before) / views) * 1e6),
      },
    ];
  });
}

export { opens };

/**
 * Creates a published menu with the counts of a number of views.
 * @param {Owner} owner
 * @param {import('pg').Client} database
 * @param {number} views
 * @returns {Promise<string>} ID of the menu
 */
async function menuWith(owner, database, views) {
  const { menuId: id } = await openMenu(owner);
  await database.query(
    `INSERT INTO menu_categories (menu_id, name)
     SELECT $1, 'Sección ' || n FROM generate_series(2, 10) n`,
    [id],
  );
  await database.query(
    `INSERT INTO menu_items (menu_id, name, price)
     SELECT $1, 'Plato ' || n, 250 FROM generate_series(1, ${ITEMS}) n`,
    [id],
  );
  await fillCounts(database, id, views);
  return id;
}

/** @param {Owner} owner @param {string} menuId @returns {Promise<number>} duration in milliseconds */
async function reported(owner, menuId) {
  const start = performance.now();
  const { totalViews, details } = await owner.call(
    'GET',
    `/api/menus/${menuId}/analytics?days=365`,
  );
  if (totalViews === 0 || details.items.length < ITEMS) throw new Error('the report is empty');
  return performance.now() - start;
}

/**
 * Size of all partitions with their indexes, in bytes.
 * @param {import('pg').Client} database @param {string[]} tables
 */
async function sizes(database, tables) {
  const { rows } = await database.query(
    `SELECT sum(pg_total_relation_size(part))::float AS bytes
     FROM (SELECT unnest($1::text[])::regclass AS part
       UNION ALL SELECT inhrelid FROM pg_inherits WHERE inhparent = ANY ($1::text[]::regclass[])
     ) parts`,
    [tables],
  );
  return rows[0].bytes;
}

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
