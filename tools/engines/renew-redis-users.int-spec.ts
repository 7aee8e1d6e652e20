import { Redis } from 'ioredis';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.mjs';
import { newRedisPasswords, REDIS_USERS, type RedisPasswords } from './redis-users.mjs';
import { startRedis } from './redis.mjs';

describe('deploy/redis/renew.sh', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-renewed-'));
  const passwords = newRedisPasswords();
  let port: number;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis({ folder, port, passwords });
  });
  afterAll(async () => {
    await redis.stop();
    rmSync(folder, { recursive: true });
  });

  const renew = (given: RedisPasswords) => {
    const env = REDIS_USERS.map((user) => [`${user.toUpperCase()}_REDIS_PASSWORD`, given[user]]);
    return spawnSync('sh', ['deploy/redis/renew.sh', '-p', String(port)], {
      env: { PATH: process.env['PATH'], ...(Object.fromEntries(env) as Record<string, string>) },
      encoding: 'utf8',
    });
  };
  const signIn = async (password: string) => {
    const options = { username: 'menus', password, lazyConnect: true, retryStrategy: () => null };
    const client = new Redis(port, options);
    client.on('error', () => undefined);
    try {
      return await client.ping();
    } catch (error) {
      return (error as Error).message;
    } finally {
      client.disconnect();
    }
  };

  it('adds rights and passwords, and whoever is connected stays so', async () => {
    const operator = new Redis(redis.url);
    await operator.call('ACL', 'SETUSER', 'menus', '-time');
    const menus = new Redis(redis.urlOf('menus'), { retryStrategy: () => null });
    await expect(menus.time()).rejects.toThrow('NOPERM');

    const { status, stdout } = renew({ ...passwords, menus: 'another one' });
    expect([status, stdout]).toEqual([0, 'OK\n'.repeat(REDIS_USERS.length + 1)]);
    expect(await menus.time()).toHaveLength(2);
    expect(await signIn(passwords.menus)).toBe('PONG');
    expect(await signIn('another one')).toBe('PONG');
    expect(await signIn('a third one')).not.toBe('PONG');
    menus.disconnect();
    operator.disconnect();
  });

  it('fails with the password of another operator', () => {
    expect(renew({ ...passwords, operator: 'nobody' }).status).not.toBe(0);
  });
});
