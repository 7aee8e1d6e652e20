import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, isOpen, until } from './ports.mjs';

/** Program that starts Postgres and Redis and then does nothing, as a test runner does while it waits. */
const starter = (folder: string, ports: readonly number[]) => `
  import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'postgres.mjs'))};
  import { startRedis } from ${JSON.stringify(join(import.meta.dirname, 'redis.mjs'))};
  import { newRedisPasswords } from ${JSON.stringify(join(import.meta.dirname, 'redis-users.mjs'))};
  const [postgres, redis] = ${JSON.stringify(ports)};
  const folder = ${JSON.stringify(folder)};
  await startPostgres({ folder: folder + '/postgres', port: postgres, password: 'test', durable: false });
  await startRedis({ folder: folder + '/redis', port: redis, passwords: newRedisPasswords() });
  console.log('up');
  setInterval(() => {}, 1000);`;

describe('the engines of a process that is killed', () => {
  it('end with it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cartaviva-engines-'));
    // As root, Postgres runs as another user, who must be able to reach its data.
    chmodSync(folder, 0o755);
    const ports = [await freePort(), await freePort()];
    const runner = spawn(process.execPath, ['--input-type=module', '-e', starter(folder, ports)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(runner.stdout, 'data');
    const areOpen = () => Promise.all(ports.map(isOpen));
    expect(await areOpen()).toEqual([true, true]);
    runner.kill('SIGKILL');
    await until(async () => !(await areOpen()).includes(true), 20_000, 'an engine is still there');
    rmSync(folder, { recursive: true });
  });
});
