import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stopLeftover } from './leftover.mjs';
import { isOpen } from './ports.mjs';
import { startServer } from './server-process.mjs';

/**
 * A Redis server of our own in `folder`, on loopback, that keeps every write (AOF) and evicts none.
 * @param {{ binary?: string, folder: string, port: number }} options
 * @returns {Promise<{ url: string } & import('./child-process.mjs').Child>}
 */
export async function startRedis({ binary = 'redis-server', folder, port }) {
  mkdirSync(folder, { recursive: true });
  const pidfile = join(folder, 'redis.pid');
  await stopLeftover(pidfile, 'redis-server', 'SIGTERM');
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    pidfile,
    appendonly: 'yes',
    appendfsync: 'everysec',
    'maxmemory-policy': 'noeviction',
    save: '',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = await startServer('Redis', binary, args, { isReady: () => isOpen(port) });
  return { url: `redis://127.0.0.1:${port}`, ...server };
}
