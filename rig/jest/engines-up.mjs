import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/engines/ports.mjs';
import { startPostgres } from '../../tools/engines/postgres.mjs';
import { newRedisPasswords } from '../../tools/engines/redis-users.mjs';
import { startRedis } from '../../tools/engines/redis.mjs';
import { requireRedis } from '../../tools/engines/find-redis.mjs';

/** Starts one Postgres and one Redis for the integration suites, in a temporary folder. */
export default async function enginesUp() {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-test-'));
  // As root, Postgres runs as another user, who must be able to reach its data.
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
