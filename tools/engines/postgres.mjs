import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync, chownSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { until } from './ports.mjs';
import { postgresHome } from './postgres-home.mjs';

const run = promisify(execFile);

/**
 * Postgres from the npm package, on loopback, with its data in a folder of ours.
 * @param {{ folder: string, port: number, password: string, durable: boolean }} options
 *   `durable: false` trades safety against a power cut for speed: for tests alone.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} url of the administrator
 */
export async function startPostgres({ folder, port, password, durable }) {
  const { bin, data, as } = await postgresHome(folder);
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise({ bin, data, as, password, durable });
  // A server that outlived the process that started it still holds the folder.
  await run(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast'], as).catch(() => {});

  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 300,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Its own process group: Ctrl-C reaches the services first, and Postgres when they are done.
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...as,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  /** @type {string[]} */
  const lastWords = [];
  server.stderr.on('data', (text) => lastWords.splice(0, lastWords.length - 5, String(text)));

  const urlOf = (/** @type {string} */ database) =>
    `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  await until(
    async () => {
      if (server.exitCode !== null) throw new Error(`Postgres stopped: ${lastWords.join('')}`);
      return answers(urlOf('postgres'));
    },
    30_000,
    'Postgres did not answer within 30 s',
  );
  return {
    url: urlOf('cartaviva'),
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
    },
  };
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
    await run(
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

/** Whether the server takes connections; makes our database the first time it does. @param {string} url */
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
