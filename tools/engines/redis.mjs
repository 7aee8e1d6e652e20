import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { isOpen, until } from './ports.mjs';

/**
 * A Redis server of our own in `folder`, on loopback, that keeps every write (AOF) and evicts none.
 * @param {{ binary?: string, folder: string, port: number }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void>, process: import('node:child_process').ChildProcess }>}
 */
export async function startRedis({ binary = 'redis-server', folder, port }) {
  mkdirSync(folder, { recursive: true });
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    appendfsync: 'everysec',
    'maxmemory-policy': 'noeviction',
    save: '',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn(binary, args, { stdio: 'ignore' });
  const failed = once(server, 'error').then(([error]) => Promise.reject(error));
  await Promise.race([failed, until(() => isOpen(port), 10_000, 'Redis did not start')]);
  return {
    url: `redis://127.0.0.1:${port}`,
    process: server,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
    },
  };
}
