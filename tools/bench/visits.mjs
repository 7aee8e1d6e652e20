import { Queue } from 'bullmq';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { until } from '../engines/ports.mjs';
import { openHouse } from '../house/house.mjs';
import { publishedMenu } from './page.mjs';
import { median } from './wrk.mjs';

const ROUNDS = 3;
const SINGLES = 4000;
const BATCH = 500;
const BATCHES = 240;
const AT_A_TIME = 4;
const AGENTS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
];
/** What is kept of a visit: who came first from where, and that the menu was seen that day. */
const TABLES = [
  {
    columns: 'menu_id, visitor_id, source, ip_address, user_agent, created_at',
    types: ['uuid', 'text', 'text', 'text', 'text', 'timestamptz'],
    into: 'bench_visits',
    row: (/** @type {Visit} */ { menuId, visitorId, source, ipAddress, userAgent, at }) => [
      ...[menuId, visitorId, source, ipAddress, userAgent, at],
    ],
  },
  {
    columns: 'menu_id, day, visitor_id, source, device',
    types: ['uuid', 'date', 'text', 'text', 'text'],
    into: 'bench_views',
    row: (/** @type {Visit} */ { menuId, visitorId, source, at }) => [
      ...[menuId, at.slice(0, 10), visitorId, source, 'mobile'],
    ],
  },
];

/** @typedef {ReturnType<typeof visitsOf>[number]} Visit */

/**
 * Visits from the queue to their rows, through worker, message and service, against the same rows one
 * insert after another and in bare batches, into tables like those of visits and views.
 */
export async function benchVisits() {
  const house = await openHouse();
  const { postgresUrl, redisUrl } = house.running();
  const database = new pg.Client({ connectionString: postgresUrl });
  const queue = new Queue('visits', { prefix: '{cv-queues}', connection: { url: redisUrl } });
  try {
    const menuId = await publishedMenu(house, 5);
    await database.connect();
    await database.query(`SET search_path = menus`);
    await database.query(`
      CREATE TABLE bench_visits (LIKE menu_visits INCLUDING ALL);
      CREATE TABLE bench_views (LIKE menu_views INCLUDING ALL)`);
    /** @type {{ single: number[], raw: number[], ours: number[] }} */
    const seen = { single: [], raw: [], ours: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      seen.single.push(await singles(database, menuId));
      seen.raw.push(await bareBatches(database, menuId));
      seen.ours.push(await throughTheHouse(queue, menuId));
    }
    const { rows } = await database.query(`
      SELECT (SELECT count(*)::int FROM menu_visits) AS visits,
        (SELECT count(*)::int FROM menu_views) AS views`);
    const [single, raw, ours] = [median(seen.single), median(seen.raw), median(seen.ours)];
    const expected = ROUNDS * BATCH * BATCHES;
    return [
      { what: 'one insert after another, visits/s', value: single.toFixed(0) },
      { what: 'bare batches of 500, visits/s', value: raw.toFixed(0) },
      { what: 'queue to rows of visits and views, visits/s', value: ours.toFixed(0) },
      { what: 'ours to one after another', value: (ours / single).toFixed(1) },
      { what: 'ours to bare batches', value: (ours / raw).toFixed(2) },
      { what: 'lost', value: `${expected - rows[0].visits} / ${expected - rows[0].views}` },
    ];
  } finally {
    await queue.close();
    await database.end();
    await house.close();
  }
}

/** @param {string} menuId @param {number} count */
const visitsOf = (menuId, count) =>
  Array.from({ length: count }, (_, index) => ({
    menuId,
    visitorId: randomUUID().replaceAll('-', ''),
    source: index % 3 ? 'qr' : 'direct_link',
    ipAddress: '190.80.1.0',
    userAgent: AGENTS[index % AGENTS.length],
    at: new Date().toISOString(),
  }));

/** What a service does that keeps each visit as it comes. @param {pg.Client} database @param {string} menuId */
async function singles(database, menuId) {
  const visits = visitsOf(menuId, SINGLES);
  const start = performance.now();
  for (const visit of visits) {
    for (const { into, columns, types, row } of TABLES) {
      const places = types.map((_, place) => `$${place + 1}`);
      await database.query(
        `INSERT INTO ${into} (${columns}) VALUES (${places}) ON CONFLICT DO NOTHING`,
        row(visit),
      );
    }
  }
  return perSecond(SINGLES, start);
}

/** @param {pg.Client} database @param {string} menuId */
async function bareBatches(database, menuId) {
  const batches = Array.from({ length: BATCHES / 8 }, () => visitsOf(menuId, BATCH));
  const start = performance.now();
  for (const visits of batches) {
    for (const { into, columns, types, row } of TABLES) {
      const rows = visits.map(row);
      const places = types.map((type, place) => `$${place + 1}::${type}[]`);
      await database.query(
        `INSERT INTO ${into} (${columns}) SELECT * FROM unnest(${places})`,
        types.map((_, column) => rows.map((each) => each[column])),
      );
    }
  }
  return perSecond(batches.length * BATCH, start);
}

/** @param {Queue} queue @param {string} menuId */
async function throughTheHouse(queue, menuId) {
  const jobs = Array.from({ length: BATCHES }, () => ({
    name: 'record',
    data: { visits: visitsOf(menuId, BATCH) },
    opts: { attempts: 12, removeOnComplete: true },
  }));
  const start = performance.now();
  // A few at a time, as gateways do: the first are under way while the others come.
  for (let next = 0; next < jobs.length; next += AT_A_TIME) {
    await queue.addBulk(jobs.slice(next, next + AT_A_TIME));
  }
  const left = () => queue.getJobCountByTypes('waiting', 'active', 'delayed');
  await until(async () => (await left()) === 0, 60_000, 'the visits did not arrive');
  return perSecond(BATCH * BATCHES, start);
}

/** @param {number} count @param {number} start */
const perSecond = (count, start) => count / ((performance.now() - start) / 1000);
