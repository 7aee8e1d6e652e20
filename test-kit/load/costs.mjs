import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { jpegOf, twelveMegapixels } from '../../tools/bench/images/photos.mjs';
import { memory, quiet } from '../../tools/bench/images/process.mjs';
import { addCrowd, tableSizes } from './crowd.mjs';
import { cpuOf } from './cpu.mjs';
import { AGENTS } from './fill/views.mjs';
import { openLoadSystem, PASSWORD } from './load-system.mjs';
import { callerOf, ownerWithViews } from './routes/caller.mjs';

/** Enough menus that each is asked for once. */
const CROWD = { menus: 3000, views: 30_000 };
const CLIENTS = 8;
/** How long it is looked what processes do when nobody asks them, in seconds. */
const IDLE_SECONDS = 20;

/** @typedef {import('./routes/caller.mjs').RouteCaller} RouteCaller */
/** @type {readonly (readonly [what: string, times: number, act: (caller: RouteCaller, turn: number) => Promise<unknown>])[]} */
const ACTS = [
  ['diner page from memory', 4000, ({ diner, menuId }) => diner.call('GET', `/menu/${menuId}`)],
  [
    'diner page, read and rendered',
    1500,
    ({ diner, nextMenu }) => diner.call('GET', `/menu/${nextMenu().id}`),
  ],
  [
    'visit',
    4000,
    ({ diner, nextMenu }) =>
      diner.call(
        'POST',
        '/api/menu-visits',
        { menuId: nextMenu().id, visitorId: randomUUID().replaceAll('-', ''), source: 'qr' },
        // Robots' visits are not counted, and without a name a client is one.
        { 'user-agent': AGENTS.mobile },
      ),
  ],
  [
    'item saved',
    400,
    ({ owner, itemIds }, turn) =>
      owner.call('PUT', `/api/items/${itemIds[turn % itemIds.length]}`, { price: `${turn + 1}` }),
  ],
  ['list of menus', 600, ({ owner }) => owner.call('GET', '/api/menus')],
  [
    'report of 30 days',
    300,
    ({ owner, menuId }) => owner.call('GET', `/api/menus/${menuId}/analytics?days=30`),
  ],
  [
    'sign-in',
    40,
    ({ diner, email }) => diner.call('POST', '/api/auth/login', { email, password: PASSWORD }),
  ],
  [
    'sheet of tents to print',
    12,
    ({ owner, menuId }) => owner.call('GET', `/api/menus/${menuId}/print?layout=tent`),
  ],
];

/**
 * What a diner, a visit, what owners do and an image cost in CPU, and what they leave behind.
 * @returns {Promise<import('./report.mjs').Section[]>}
 */
export async function costs() {
  const load = await openLoadSystem();
  const { system, database } = load;
  try {
    const someone = await ownerWithViews(load);
    await addCrowd(database, { ...CROWD, ownerId: someone.id });
    const caller = await callerOf(load, someone);
    const idle = await idleCpu(load);
    const rows = [];
    for (const [what, times, act] of ACTS) {
      rows.push(await costOf(load, { what, times, idle, act: (turn) => act(caller, turn) }));
    }
    const photo = jpegOf(await twelveMegapixels());
    const upload = () => caller.owner.uploadItemImage(photo);
    rows.push(
      await costOf(load, {
        what: `image of ${megabytes(photo.size)} MB`,
        ...{ times: 6, idle, act: upload, clients: 1 },
      }),
    );
    return [
      {
        title: 'What each costs',
        text: 'Milliseconds of CPU, of all processes and of each, without what they use when nobody asks; rows of the tables, and bytes of them with their indexes.',
        head: ['what', 'times', 'CPU ms', 'of which', 'rows', 'bytes'],
        rows,
      },
      {
        title: 'At rest',
        text: `Milliseconds of CPU in a second when nobody asks, over ${IDLE_SECONDS} s.`,
        head: ['process', 'ms'],
        rows: [...idle].map(([name, ms]) => [name, ms.toFixed(1)]),
      },
      {
        title: 'Memory at the end',
        text: 'Megabytes (RSS).',
        head: ['process', 'MB'],
        rows: Object.entries(system.running().pids).map(([name, pid]) => [
          name,
          megabytes(memory(pid, 'VmRSS')),
        ]),
      },
    ];
  } finally {
    await load.close();
  }
}

/**
 * What each process uses when nobody asks, in milliseconds a second.
 * @param {import('./load-system.mjs').LoadSystem} load
 */
async function idleCpu(load) {
  await atRest(load);
  const before = cpuOf(load);
  await pause(IDLE_SECONDS * 1000);
  return new Map(
    [...cpuOf(load)].map(([name, ms]) => [name, (ms - (before.get(name) ?? 0)) / IDLE_SECONDS]),
  );
}

/**
 * @param {import('./load-system.mjs').LoadSystem} load
 * @param {{ what: string, times: number, act: (turn: number) => Promise<unknown>, clients?: number, idle: ReadonlyMap<string, number> }} one
 */
async function costOf(load, { what, times, act, clients = CLIENTS, idle }) {
  await act(0);
  await atRest(load);
  const stored = await storedIn(load);
  const [before, start] = [cpuOf(load), performance.now()];
  let turn = 0;
  const client = async () => {
    while (turn < times) await act((turn += 1));
  };
  await Promise.all(Array.from({ length: clients }, client));
  await atRest(load);
  const seconds = (performance.now() - start) / 1000;
  const used = [...cpuOf(load)]
    .map(([name, ms]) => {
      const own = ms - (before.get(name) ?? 0) - (idle.get(name) ?? 0) * seconds;
      return /** @type {const} */ ([name, own / times]);
    })
    .filter(([, ms]) => ms >= 0.05)
    .sort(([, one], [, other]) => other - one);
  const after = await storedIn(load);
  const all = used.reduce((sum, [, ms]) => sum + ms, 0);
  return [
    ...[what, times, all.toFixed(2)],
    used.map(([name, ms]) => `${name} ${ms.toFixed(2)}`).join(', '),
    ((after.rows - stored.rows) / times).toFixed(1),
    ((after.bytes - stored.bytes) / times).toFixed(0),
  ];
}

/** Until what was begun is done. @param {import('./load-system.mjs').LoadSystem} load */
async function atRest({ system }) {
  for (const name of ['media-worker', 'menus-service', 'gateway']) {
    await quiet(system.running().pids[name] ?? 0);
  }
}

/** @param {import('./load-system.mjs').LoadSystem} load */
async function storedIn({ database }) {
  await database.query('ANALYZE');
  const tables = await tableSizes(database);
  return {
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    bytes: tables.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / 1e6).toFixed(0);
