import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../tools/engines/ports.mjs';
import { startPostgres } from '../../tools/engines/postgres.mjs';
import { startTestSystem } from './test-system.mjs';

/**
 * Settings of a measured Postgres: the memory of a server, statistics of each statement, and a log that can be turned
 * on at run time.
 */
const SETTINGS = {
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.max': '10000',
  'pg_stat_statements.track_utility': 'off',
  logging_collector: 'on',
  log_destination: 'jsonlog',
  log_directory: 'log',
};

/**
 * @typedef {object} LoadSystem
 * @property {import('./test-system.mjs').TestSystem} system
 * @property {pg.Client} database connection of the administrator
 * @property {number} postgresPid
 * @property {string} logs folder of the Postgres log
 * @property {() => Promise<void>} close
 */

/**
 * Starts a system on its own Postgres, which records the cost of statements.
 * @param {{ args?: string[], env?: Record<string, string> }} [options]
 * @returns {Promise<LoadSystem>}
 */
export async function openLoadSystem({ args = [], env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-load-'));
  // As root, Postgres runs as another user, who must be able to reach its data.
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({
    ...{ folder: join(folder, 'postgres'), port: await freePort(), durable: true },
    ...{ password: randomBytes(16).toString('hex'), settings: SETTINGS },
  });
  const data = join(folder, 'postgres', 'data');
  const database = new pg.Client({ connectionString: postgres.url });
  const end = async () => {
    await database.end();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  };
  try {
    await database.connect();
    await database.query('CREATE EXTENSION pg_stat_statements');
    const system = await startTestSystem({ args, env: { ...env, DATABASE_URL: postgres.url } });
    return {
      ...{ system, database, logs: join(data, 'log') },
      postgresPid: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]),
      close: async () => {
        await system.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
