import { existsSync, mkdtempSync, rmSync, writeFileSync, chownSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runChild } from './child-process.mjs';
import { stopLeftover } from './leftover.mjs';
import { postgresHome } from './postgres-home.mjs';
import { startServer } from './server-process.mjs';

/**
 * Starts Postgres from the npm package on the loopback interface.
 * @param {{ folder: string, port: number, password: string, durable: boolean, settings?: Record<string, string> }}
 *   options `durable: false` is for tests only: it trades durability after a power failure, and the release of disk
 *   space, for speed. `settings` adds settings of Postgres.
 * @returns {Promise<{ url: string } & import('./child-process.mjs').Child>} `url` connects as the administrator
 */
export async function startPostgres({ folder, port, password, durable, settings: more = {} }) {
  const { bin, data, as } = await postgresHome(folder);
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise({ bin, data, as, password, durable });
  await stopLeftover(join(data, 'postmaster.pid'), 'postgres', 'SIGINT');
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 300,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', autovacuum: 'off' }),
    ...more,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const urlOf = (/** @type {string} */ database) =>
    `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  const server = await startServer('Postgres', join(bin, 'postgres'), ['-D', data, ...flags], {
    ...as,
    // SIGINT closes open connections instead of waiting for them.
    stopSignal: 'SIGINT',
    isReady: () => answers(urlOf('postgres')),
    limitMs: 30_000,
  });
  return { url: urlOf('cartaviva'), ...server };
}

/** @param {{ bin: string, data: string, as: { uid?: number, gid?: number }, password: string, durable: boolean }} home */
async function initialise({ bin, data, as, password, durable }) {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-pg-'));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (as.uid !== undefined && as.gid !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, as.uid, as.gid);
  }
  try {
    await runChild(
      join(bin, 'initdb'),
      [
        ...['--pgdata', data, '--username', 'postgres', '--pwfile', passwordFile],
        ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C.UTF-8'],
        ...(durable ? [] : ['--no-sync']),
      ],
      as,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Returns true when the server accepts connections. Creates the database on the first successful connection.
 * @param {string} url
 */
async function answers(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    const known = await client.query(`SELECT 1 FROM pg_database WHERE datname = 'cartaviva'`);
    if (!known.rowCount) await client.query('CREATE DATABASE cartaviva');
    return true;
  } catch (error) {
    if (/password authentication/.test(String(error))) throw error;
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
