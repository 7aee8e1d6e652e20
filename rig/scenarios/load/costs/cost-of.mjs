import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sumOf } from '../../../figures/statistics.mjs';
import { cpuSeconds, treeOf, whenIdle } from '../../../figures/process.mjs';
import { usedMemory, withRedis } from '../../../system/redis.mjs';
import { tableSizes } from '../../../fill/crowd.mjs';

const CLIENTS = 8;
/** Duration of the measurement of idle processes, in seconds. */
export const IDLE_SECONDS = 10;
/** CPU time of a process per act below which it cannot be told from background work, in milliseconds. */
const LEAST_MS = 0.05;

/**
 * Cost of one act.
 * @typedef {object} Cost
 * @property {string} what
 * @property {number} times
 * @property {number} ms CPU time of all processes
 * @property {[name: string, ms: number][]} of CPU time by process, highest first
 * @property {number} rows
 * @property {number} bytes size of the rows in tables and indexes
 * @property {[table: string, rows: number, bytes: number][]} tables growth of each table
 * @property {number} fileBytes size of stored objects
 * @property {number} redisBytes additional memory of Redis
 */

/** @typedef {import('../../../system/load-system.mjs').LoadSystem} LoadSystem */

/**
 * CPU time of each process without requests, in milliseconds per second.
 * @param {LoadSystem} load
 */
export async function idleCpu(load) {
  await atRest(load);
  const before = cpuOf(load);
  await pause(IDLE_SECONDS * 1000);
  return new Map(
    [...cpuOf(load)].map(([name, ms]) => [name, (ms - (before.get(name) ?? 0)) / IDLE_SECONDS]),
  );
}

/**
 * @param {LoadSystem} load
 * @param {Omit<import('./acts.mjs').Act, 'act'> & { act: (turn: number) => Promise<unknown>, idle: ReadonlyMap<string, number> }} one
 * @returns {Promise<Cost>}
 */
export async function costOf(load, { what, times, act, clients = CLIENTS, idle }) {
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
  const of = [...cpuOf(load)]
    .map(([name, ms]) => {
      const own = ms - (before.get(name) ?? 0) - (idle.get(name) ?? 0) * seconds;
      return /** @type {[string, number]} */ ([name, own / times]);
    })
    .filter(([, ms]) => ms >= LEAST_MS)
    .sort(([, one], [, other]) => other - one);
  const after = await storedIn(load);
  const tables = [...after.tables].map(([table, { rows, bytes }]) => {
    const had = stored.tables.get(table) ?? { rows: 0, bytes: 0 };
    return /** @type {Cost['tables'][number]} */ ([
      ...[table, (rows - had.rows) / times, (bytes - had.bytes) / times],
    ]);
  });
  return {
    ...{ what, times, of, ms: sumOf(of.map(([, ms]) => ms)) },
    rows: sumOf(tables.map(([, rows]) => rows)),
    bytes: sumOf(tables.map(([, , bytes]) => bytes)),
    tables: tables.filter(([, , bytes]) => bytes > 0),
    fileBytes: (after.fileBytes - stored.fileBytes) / times,
    redisBytes: (after.redisBytes - stored.redisBytes) / times,
  };
}

/**
 * CPU time of each process in milliseconds, by name. Postgres includes all of its connections.
 * @param {LoadSystem} load
 */
const cpuOf = ({ system, postgresPid }) =>
  new Map([
    ...Object.entries(system.running().pids).map(
      ([name, pid]) => /** @type {const} */ ([name, cpuSeconds(pid) * 1000]),
    ),
    ['Postgres', sumOf(treeOf(postgresPid).map((pid) => cpuSeconds(pid) * 1000))],
  ]);

/** Waits until all started work is done. @param {LoadSystem} load */
export async function atRest({ system }) {
  for (const name of ['media-worker', 'menus-service', 'gateway']) {
    await whenIdle(system.running().pids[name] ?? 0);
  }
}

/** @param {LoadSystem} load */
async function storedIn({ database, system }) {
  await database.query('ANALYZE');
  const sizes = await tableSizes(database);
  return {
    tables: new Map(sizes.map(({ table, rows, bytes }) => [table, { rows, bytes }])),
    fileBytes: bytesIn(join(system.data, 'objects')),
    redisBytes: await withRedis(system, usedMemory),
  };
}

/** @param {string} folder @returns {number} */
const bytesIn = (folder) =>
  sumOf(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
      const entry = statSync(join(folder, name), { throwIfNoEntry: false });
      return entry?.isFile() ? entry.size : 0;
    }),
  );
