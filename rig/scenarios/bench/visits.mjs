import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { openRestaurant } from '../../clients/restaurant.mjs';
import { withDatabase } from '../../system/database.mjs';
import { BATCH, BATCHES, perSecond, visitsOf } from './visits/sample.mjs';
import { median } from '../../figures/statistics.mjs';

const runFile = promisify(execFile);

const ROUNDS = 3;
const SINGLES = 4000;
/** Rows that a visit leaves: the first visit of the visitor, and an additional view on that day. */
const TABLES = [
  {
    columns: 'menu_id, visitor_id, source, ip_address, user_agent, created_at, day, hour, device',
    types: ['uuid', 'text', 'text', 'text', 'text', 'timestamptz', 'date', 'smallint', 'text'],
    into: 'bench_visits',
    already: 'DO NOTHING',
    grouped: 'SELECT *',
    row: (/** @type {Visit} */ { menuId, visitorId, source, ipAddress, userAgent, at }) => [
      ...[menuId, visitorId, source, ipAddress, userAgent, at, at.slice(0, 10), 12, 'mobile'],
    ],
  },
  {
    columns: 'menu_id, day, views',
    types: ['uuid', 'date', 'int'],
    into: 'bench_days',
    already: '(menu_id, day) DO UPDATE SET views = bench_days.views + excluded.views',
    grouped: 'SELECT menu_id, day, sum(views)',
    row: (/** @type {Visit} */ { menuId, at }) => [menuId, at.slice(0, 10), 1],
  },
];

/** @typedef {ReturnType<typeof visitsOf>[number]} Visit */

/** Builds the program that sends visits as a gateway does. */
export const buildSender = () =>
  runFile('npx', ['rspack', 'build', '--config', resolve('rig/scenarios/bench/rspack.config.mjs')]);

export const opens = { env: { MESSAGE_KEY: randomBytes(32).toString('hex') } };

/**
 * Measures visits up to their rows and daily counts.
 * @param {import('../../system/test-system.mjs').TestSystem} system
 */
export async function run(system) {
  await buildSender();
  const { menuId } = await openRestaurant(system, { items: 5 });
  const { postgresUrl, redisUrl } = system.running();
  return withDatabase(postgresUrl, async (database) => {
    await database.query(`SET search_path = menus`);
    return (await ingestion(database, redisUrl, menuId, opens.env)).lines;
  });
}

/**
 * Measures visits through messages and the service. Compares them with the same rows in single inserts and in bare
 * batches, in a table like that of visits and one that only counts views.
 * @param {import('pg').Client} database @param {string} redisUrl @param {string} menuId
 * @param {{ MESSAGE_KEY: string }} env
 */
export async function ingestion(database, redisUrl, menuId, env) {
  await database.query(`
    CREATE TABLE bench_visits (LIKE menu_visits INCLUDING ALL);
    CREATE TABLE bench_days (menu_id uuid, day date, views int, PRIMARY KEY (menu_id, day))`);
  const counted = async () =>
    (
      await database.query(
        `SELECT (SELECT count(*)::int FROM menu_visits) AS visits,
          (SELECT coalesce(sum(views), 0)::int FROM menu_days WHERE menu_id = $1) AS views`,
        [menuId],
      )
    ).rows[0];
  const before = await counted();
  /** @type {{ single: number[], raw: number[], ours: number[] }} */
  const seen = { single: [], raw: [], ours: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.single.push(await singles(database, menuId));
    seen.raw.push(await bareBatches(database, menuId));
    seen.ours.push(await throughTheSystem(redisUrl, menuId, env));
  }
  const after = await counted();
  const [visits, views] = [after.visits - before.visits, after.views - before.views];
  const [single, raw, ours] = [median(seen.single), median(seen.raw), median(seen.ours)];
  const expected = ROUNDS * BATCH * BATCHES;
  const lines = [
    { what: 'one insert after another, visits/s', value: single.toFixed(0) },
    { what: 'bare batches of 500, visits/s', value: raw.toFixed(0) },
    { what: 'message to rows and counts, visits/s', value: ours.toFixed(0) },
    { what: 'ours to one after another', value: (ours / single).toFixed(1) },
    { what: 'ours to bare batches', value: (ours / raw).toFixed(2) },
    { what: 'lost', value: `${expected - visits} / ${expected - views}` },
  ];
  return { lines, views };
}

/**
 * Stores each visit as it arrives, as a simple service would.
 * @param {import('pg').Client} database @param {string} menuId
 */
async function singles(database, menuId) {
  const visits = visitsOf(menuId, SINGLES);
  const start = performance.now();
  for (const visit of visits) {
    for (const { into, columns, types, row, already } of TABLES) {
      const places = types.map((_, place) => `$${place + 1}`);
      await database.query(
        `INSERT INTO ${into} (${columns}) VALUES (${places}) ON CONFLICT ${already}`,
        row(visit),
      );
    }
  }
  return perSecond(SINGLES, start);
}

/** @param {import('pg').Client} database @param {string} menuId */
async function bareBatches(database, menuId) {
  const batches = Array.from({ length: BATCHES / 8 }, () => visitsOf(menuId, BATCH));
  const start = performance.now();
  for (const visits of batches) {
    for (const { into, columns, types, row, already, grouped } of TABLES) {
      const rows = visits.map(row);
      const places = types.map((type, place) => `$${place + 1}::${type}[]`);
      await database.query(
        `INSERT INTO ${into} (${columns}) ${grouped} FROM unnest(${places}) AS one (${columns})
         ${grouped === 'SELECT *' ? '' : 'GROUP BY 1, 2'} ON CONFLICT ${already}`,
        types.map((_, column) => rows.map((each) => each[column])),
      );
    }
  }
  return perSecond(batches.length * BATCH, start);
}

/** @param {string} redisUrl @param {string} menuId @param {{ MESSAGE_KEY: string }} env */
async function throughTheSystem(redisUrl, menuId, env) {
  const program = resolve('rig/scenarios/bench/dist/visits.js');
  const { stdout } = await runFile(process.execPath, [program, redisUrl, menuId], {
    env: { ...process.env, ...env },
  });
  return Number(stdout);
}
