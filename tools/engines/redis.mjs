import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stopLeftover } from './leftover.mjs';
import { isOpen } from './ports.mjs';
import { redisUsersFile } from './redis-users.mjs';
import { startServer } from './server-process.mjs';

const run = promisify(execFile);

/** @param {string} binary */
async function versionOf(binary) {
  const { stdout } = await run(binary, ['--version']);
  return Number(/v=(\d+)/.exec(stdout)?.[1] ?? 7);
}

/** @typedef {import('./redis-users.mjs').RedisUser} RedisUser */

/**
 * Starts a Redis server on the loopback interface that persists every write (AOF) and never evicts keys. It requires
 * the password of one of its users. `url` connects as the operator.
 * @param {{ binary?: string, folder: string, port: number, passwords: import('./redis-users.mjs').RedisPasswords,
 *   more?: Record<string, string>, moreUsers?: string }} options `more` and `moreUsers` add settings and users, for
 *   one of several nodes
 * @returns {Promise<{ url: string, urlOf: (user: RedisUser) => string } & import('./child-process.mjs').Child>}
 */
export async function startRedis({
  binary = 'redis-server',
  folder,
  port,
  passwords,
  more = {},
  moreUsers = '',
}) {
  mkdirSync(folder, { recursive: true });
  const pidfile = join(folder, 'redis.pid');
  await stopLeftover(pidfile, 'redis-server', 'SIGTERM');
  const aclfile = join(folder, 'users.acl');
  const users = redisUsersFile(passwords, await versionOf(binary)) + moreUsers;
  writeFileSync(aclfile, users, { mode: 0o600 });
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    pidfile,
    aclfile,
    appendonly: 'yes',
    appendfsync: 'everysec',
    'maxmemory-policy': 'noeviction',
    save: '',
    ...more,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = await startServer('Redis', binary, args, { isReady: () => isOpen(port) });
  const urlOf = (/** @type {RedisUser} */ user) => {
    const url = new URL(`redis://127.0.0.1:${port}`);
    url.username = user;
    url.password = encodeURIComponent(passwords[user]);
    return url.href;
  };
  return { url: urlOf('operator'), urlOf, ...server };
}
