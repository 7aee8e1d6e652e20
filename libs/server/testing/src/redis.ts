import { newRedisPasswords } from '@cartaviva/tools/engines/redis-users.mjs';
import { freePort } from '@cartaviva/tools/engines/ports.mjs';
import { startRedis } from '@cartaviva/tools/engines/redis.mjs';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts a Redis server for the suite, which the suite can empty, freeze, kill and restart. */
export async function ownRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-redis-'));
  const options = { folder, port: await freePort(), passwords: newRedisPasswords() };
  let server = await startRedis(options);
  return {
    /** Address of a user with all permissions. */
    url: server.url,
    /** Address with the permissions of a role, as in production. */
    urlOf: server.urlOf,
    freeze: () => server.process.kill('SIGSTOP'),
    thaw: () => server.process.kill('SIGCONT'),
    /** Ends the server like a crash. */
    kill: async () => {
      const gone = once(server.process, 'exit');
      server.process.kill('SIGKILL');
      await gone;
    },
    /** Restarts the server on the same port and with its data. */
    restart: async () => {
      await server.stop();
      server = await startRedis(options);
    },
    stop: async () => {
      server.process.kill('SIGCONT');
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
