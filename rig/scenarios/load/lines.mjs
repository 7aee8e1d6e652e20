import { cpus } from 'node:os';
import { manyAtOnce } from '../bench/images.mjs';
import { cpuSeconds, whenIdle } from '../../figures/process.mjs';
import { openRestaurant, register } from '../../clients/restaurant.mjs';
import { callFrom, keepLastCoreForClients, p95 } from '../../clients/calls/call-from.mjs';
import { smallImage } from '../../clients/photos.mjs';
import { until } from '../../../tools/engines/ports.mjs';
import { PHONE } from '../../clients/clients.mjs';
import { openLoadSystem } from '../../system/load-system.mjs';

/** @typedef {import('../../system/load-system.mjs').LoadSystem} LoadSystem */
/** @typedef {readonly [load: string, seen: string, limit: string, verdict: 'passed' | 'failed' | 'not measured']} Line */

const DINERS_PER_SECOND = 900;
const DINERS_SECONDS = 60;
const DINERS_P95_MS = 150;
const COLD_CLIENTS = 500;
const COLD_READS = 3;
const VISITS_PER_SECOND = 1000;
const VISITS_SECONDS = 30;
/** Of ten visits seven are by different visitors. */
const DISTINCT_VISITORS = VISITS_PER_SECOND * VISITS_SECONDS * 0.7;
const UPLOADS_GATEWAY_MB = 100;
const UPLOADS_WORKER_MB = 512;
const KEY_CALLS = 1100;
const KEY_CALLS_AN_HOUR = 1000;
/** Fewer cores are busy with one replica and its clients. */
const CORES_OF_REPLICAS = 8;

/**
 * What loads one system: of one of each process, or of two where it is of `replicas`.
 * @typedef {{ name: string, replicas?: true, run: (load: LoadSystem, pinned: boolean) => Promise<Line[]> }} Load
 * @type {readonly Load[]}
 */
const LOADS = [
  { name: 'cold-diners', run: async (...given) => [await coldDiners(...given)] },
  { name: 'steady-diners', run: async (...given) => [await steadyDiners(...given)] },
  { name: 'visits', run: async (...given) => [await visits(...given)] },
  { name: 'uploads', run: uploads },
  { name: 'key-calls', replicas: true, run: async (load) => [await keyCalls(load)] },
];

/**
 * The loads that must be survived (quality, "Load"), each with what was seen and its verdict: those that have one of
 * the words in their name, all where there are none.
 * @param {readonly string[]} words
 * @returns {Promise<import('../../report/report.mjs').Section[]>}
 */
export async function lines(words) {
  const isWanted = (/** @type {Load} */ { name }) => words.some((word) => name.includes(word));
  const wanted = words.length > 0 ? LOADS.filter(isWanted) : LOADS;
  if (wanted.length === 0) throw new Error(`No load is called ${words.join(' or ')}`);
  const pinned = keepLastCoreForClients();
  const single = wanted.filter(({ replicas }) => !replicas);
  const replicated = wanted.filter(({ replicas }) => replicas);
  const rows = [
    ...(await onSystem([], single, pinned)),
    ...(await onSystem(['--replicas', '2'], replicated, pinned)),
    ...(wanted === LOADS ? [replicas()] : []),
  ];
  return [
    {
      title: 'Loads that must be survived',
      text: pinned
        ? 'Clients have the last core, everything else the others.'
        : 'Clients share all cores with the system.',
      head: ['load', 'seen', 'limit', 'verdict'],
      rows,
    },
  ];
}

/** @param {string[]} args @param {readonly Load[]} loads @param {boolean} pinned @returns {Promise<Line[]>} */
async function onSystem(args, loads, pinned) {
  if (loads.length === 0) return [];
  const system = await openLoadSystem({ args });
  try {
    const rows = [];
    for (const { run } of loads) rows.push(...(await run(system, pinned)));
    return rows;
  } finally {
    await system.close();
  }
}

/** @param {boolean} isWithin @returns {'passed' | 'failed'} */
const verdict = (isWithin) => (isWithin ? 'passed' : 'failed');

/** @param {LoadSystem} load @param {boolean} pinned @returns {Promise<Line>} */
async function coldDiners({ system, database }, pinned) {
  const url = `${system.url}/menu/${(await openRestaurant(system, { items: 40 })).menuId}`;
  const read = async () => {
    const { rows } = await database.query(
      `SELECT coalesce(sum(calls), 0)::int AS calls FROM pg_stat_statements
       WHERE query LIKE '%CASE WHEN menu.is_published THEN json_build_object%'`,
    );
    return rows[0].calls;
  };
  const before = await read();
  const all = { url, perSecond: COLD_CLIENTS * 1000, seconds: 0.001 };
  const { ms, statuses } = await callFrom(all, { pinned });
  const reads = (await read()) - before;
  return [
    `${COLD_CLIENTS} diners at once of a menu that no memory has`,
    `${reads} database reads, slowest answer ${Math.max(...ms).toFixed(0)} ms, ${JSON.stringify(statuses)}`,
    `${COLD_READS} reads`,
    verdict(reads > 0 && reads <= COLD_READS && statuses['200'] === COLD_CLIENTS),
  ];
}

/** @param {LoadSystem} load @param {boolean} pinned @returns {Promise<Line>} */
async function steadyDiners({ system }, pinned) {
  const url = `${system.url}/menu/${(await openRestaurant(system, { items: 40 })).menuId}`;
  const gateway = system.running().pids['gateway'] ?? 0;
  await callFrom({ url, perSecond: 100, seconds: 5 }, { pinned });
  const before = cpuSeconds(gateway);
  const calls = { url, perSecond: DINERS_PER_SECOND, seconds: DINERS_SECONDS };
  const { ms, statuses } = await callFrom(calls, { pinned });
  const cpu = ((cpuSeconds(gateway) - before) / ms.length) * 1000;
  const slow = p95(ms);
  return [
    `diner page at ${DINERS_PER_SECOND} requests/s for ${DINERS_SECONDS} s`,
    `p95 ${slow.toFixed(1)} ms, ${JSON.stringify(statuses)}, ${cpu.toFixed(2)} ms of the gateway's CPU each`,
    `p95 ${DINERS_P95_MS} ms, no error`,
    verdict(slow <= DINERS_P95_MS && statuses['200'] === DINERS_PER_SECOND * DINERS_SECONDS),
  ];
}

/** @param {LoadSystem} load @param {boolean} pinned @returns {Promise<Line>} */
async function visits({ system, database }, pinned) {
  const { menuId } = await openRestaurant(system, { items: 5 });
  const { statuses } = await callFrom(
    {
      url: `${system.url}/api/menu-visits`,
      body: JSON.stringify({ menuId, visitorId: 'visitante-{n}', source: 'qr', userAgent: PHONE }),
      distinct: DISTINCT_VISITORS,
      ...{ perSecond: VISITS_PER_SECOND, seconds: VISITS_SECONDS },
    },
    { pinned },
  );
  const counted = async () => {
    const { rows } = await database.query(
      `SELECT (SELECT count(*) FROM menus.menu_visits WHERE menu_id = $1)::int AS visits,
        (SELECT count(*) FROM menus.menu_views WHERE menu_id = $1)::int AS views,
        (SELECT sum(count) FROM menus.roll_ups
         WHERE menu_id = $1 AND kind = 'source' AND span = 'month')::int AS counted`,
      [menuId],
    );
    return rows[0];
  };
  const isAllThere = async () => (await counted()).visits >= DISTINCT_VISITORS;
  await until(isAllThere, 60_000, 'visits are missing').catch(() => undefined);
  const seen = await counted();
  const isWithin = Object.values(seen).every((count) => count === DISTINCT_VISITORS);
  return [
    `${VISITS_PER_SECOND} visits/s for ${VISITS_SECONDS} s, of which 30 % are repeats`,
    `${seen.visits} visits, ${seen.views} views, ${seen.counted} counted, ${JSON.stringify(statuses)}`,
    `${DISTINCT_VISITORS} of each, no 5xx`,
    verdict(isWithin && Object.keys(statuses).every((status) => Number(status) < 500)),
  ];
}

/** @param {LoadSystem} load @returns {Promise<Line[]>} */
async function uploads({ system }) {
  const { 'media-worker': worker = 0, gateway = 0 } = system.running().pids;
  const { owner } = await register(system);
  await owner.uploadItemImage(await smallImage());
  await whenIdle(worker);
  const limits = [UPLOADS_GATEWAY_MB, UPLOADS_WORKER_MB];
  const seen = await manyAtOnce(owner, worker, gateway);
  return seen.map(({ what, value }, at) => {
    const limit = limits[at] ?? 0;
    return [what, value, `${limit}`, verdict(Number(value) < limit)];
  });
}

/** @param {LoadSystem} load @returns {Promise<Line>} */
async function keyCalls({ system, database }) {
  const { owner, userId } = await register(system);
  // The trial is over: the plan Free has a thousand calls an hour.
  const over = `UPDATE identity.users SET subscription_expires_at = now() - interval '1 minute' WHERE id = $1`;
  await database.query(over, [userId]);
  const { key } = await owner.call('POST', '/api/api-keys', { name: 'Caja' });
  const { port } = new URL(system.url);
  const gateways = [0, 1].map((replica) => `http://127.0.0.1:${Number(port) + replica}`);
  const headers = { authorization: `Bearer ${key}` };
  /** @type {Record<number, number>} */
  const statuses = {};
  await Promise.all(
    Array.from({ length: KEY_CALLS }, async (_, n) => {
      const response = await fetch(`${gateways[n % 2]}/api/menus`, { headers });
      await response.text();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    }),
  );
  return [
    `${KEY_CALLS} API calls at once through two gateways, with ${KEY_CALLS_AN_HOUR} an hour`,
    JSON.stringify(statuses),
    `${KEY_CALLS_AN_HOUR} pass`,
    verdict(statuses[200] === KEY_CALLS_AN_HOUR && statuses[429] === KEY_CALLS - KEY_CALLS_AN_HOUR),
  ];
}

/** @returns {Line} */
const replicas = () => [
  'one replica of each process to two: answers a second',
  `${cpus().length} cores: one replica with its engines and clients takes them all`,
  `1.6 times, from ${CORES_OF_REPLICAS} cores`,
  'not measured',
];
