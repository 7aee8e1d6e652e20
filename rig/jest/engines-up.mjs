import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/engines/ports.mjs';
import { startPostgres } from '../../tools/engines/postgres.mjs';
import { newRedisPasswords } from '../../tools/engines/redis-users.mjs';
import { startRedis } from '../../tools/engines/redis.mjs';
import { requireRedis } from '../../tools/engines/find-redis.mjs';

/** Real engines for the integration suites: one Postgres and one Redis, in a folder that goes away. */
export default async function enginesUp() {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-test-'));
  // Postgres runs as another user when we are root, and must reach its data.
  chmodSync(folder, 0o755);
  const binary = await requireRedis();
  const [postgres, redis] = await Promise.all([
    startPostgres({
      folder: join(folder, 'postgres'),
      port: await freePort(),
      password: 'test',
      durable: false,
    }),
    startRedis({
      binary,
      folder: join(folder, 'redis'),
      port: await freePort(),
      passwords: newRedisPasswords(),
    }),
  ]);
  Object.assign(process.env, {
    TEST_POSTGRES_URL: postgres.url,
    TEST_REDIS_URL: redis.url,
    MESSAGE_KEY: 'the key that the suites share, for messages',
  });
  Object.assign(globalThis, { testEngines: { folder, postgres, redis } });
}
