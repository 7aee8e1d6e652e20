import { newRedisPasswords } from '@cartaviva/tools/engines/redis-users.mjs';
import { freePort } from '@cartaviva/tools/engines/ports.mjs';
import { startRedis } from '@cartaviva/tools/engines/redis.mjs';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Redis server of the suite's own, to be emptied, frozen, killed and restarted at will. */
export async function ownRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-redis-'));
  const options = { folder, port: await freePort(), passwords: newRedisPasswords() };
  let server = await startRedis(options);
  return {
    /** Of somebody who may do anything. */
    url: server.url,
    /** Of a kind of process, as it runs in production. */
    urlOf: server.urlOf,
    freeze: () => server.process.kill('SIGSTOP'),
    thaw: () => server.process.kill('SIGCONT'),
    /** Ends it as a crash does. */
    kill: async () => {
      const gone = once(server.process, 'exit');
      server.process.kill('SIGKILL');
      await gone;
    },
    /** Starts it again, on the same port and with its data. */
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
