import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withRedis } from './redis.mjs';

/** Time after a commit until its events have been relayed and handled everywhere, in milliseconds. */
const SETTLE_MS = 400;

/** @typedef {Map<string, number>} Counts number of times that each statement or command was sent */

/**
 * Counts the statements and commands that all processes send to Postgres and Redis during `work` and while its events
 * are handled.
 * @param {import('./load-system.mjs').LoadSystem} load
 * @param {() => Promise<unknown>} work
 * @returns {Promise<{ statements: Counts, commands: Counts, ms: number }>}
 */
export async function roundTripsOf({ system, database, logs }, work) {
  await setStatementLog(database, 'all');
  return withRedis(system, async (redis) => {
    /** @type {Counts} */
    const commands = new Map();
    const monitor = await redis.monitor();
    try {
      // Commands of a script run within Redis and are no round trips.
      monitor.on('monitor', (_, /** @type {string[]} */ [name = ''], source) => {
        if (source !== 'lua') count(commands, name.toLowerCase());
      });
      const start = Date.now();
      await work();
      await pause(SETTLE_MS);
      const end = Date.now();
      return { statements: statementsIn(logs, start, end), commands, ms: end - start };
    } finally {
      monitor.disconnect();
      await setStatementLog(database, 'none');
    }
  });
}

/** @param {import('pg').Client} database @param {'all' | 'none'} which statements to log from now on */
async function setStatementLog(database, which) {
  await database.query(`ALTER SYSTEM SET log_statement = '${which}'`);
  await database.query('SELECT pg_reload_conf()');
  await pause(SETTLE_MS);
}

/**
 * Statements of the services, each with the name of its service.
 * @param {string} folder @param {number} start @param {number} end
 */
function statementsIn(folder, start, end) {
  /** @type {Counts} */
  const counts = new Map();
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  for (const line of lines) {
    if (!line) continue;
    const { timestamp, user, message = '' } = JSON.parse(line);
    const at = Date.parse(timestamp);
    const [, sql] = /^(?:statement|execute [^:]*): ([^]*)$/.exec(message) ?? [];
    if (sql === undefined || user === 'postgres' || at < start || at > end) continue;
    count(counts, `${user}: ${sql.replace(/\s+/g, ' ').trim()}`);
  }
  return counts;
}

/** @param {Counts} counts @param {string} name */
const count = (counts, name) => void counts.set(name, (counts.get(name) ?? 0) + 1);
