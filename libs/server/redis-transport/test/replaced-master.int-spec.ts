import { redisOptions } from '@cartaviva/config';
import { eventually } from '@cartaviva/server-testing';
import { freePort, isOpen } from '@cartaviva/tools/engines/ports.mjs';
import { newRedisPasswords } from '@cartaviva/tools/engines/redis-users.mjs';
import { startRedis } from '@cartaviva/tools/engines/redis.mjs';
import { startServer } from '@cartaviva/tools/engines/server-process.mjs';
import { Redis } from 'ioredis';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MASTER = 'mymaster';
const REPLICATION = 'user replica on nopass -@all +psync +replconf +ping';
const OBSERVING = 'user sentinel on nopass allchannels -@all +ping +info +role +publish +subscribe';
const COMMANDING =
  '+multi +exec +slaveof +config|rewrite +client|setname +client|kill +script|kill';

/**
 * A Redis server, its replica and a Sentinel that is asked for a failover. The Sentinel may control only the replica,
 * so the old master stays one forever instead of for some seconds.
 */
describe('a master that is replaced on purpose', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-sentinel-'));
  const passwords = newRedisPasswords();
  const connections: Redis[] = [];
  let servers: { stop: () => Promise<void> }[];
  let ports: { before: number; after: number; sentinel: number };
  let sentinel: Redis;

  beforeAll(async () => {
    ports = { before: await freePort(), after: await freePort(), sentinel: await freePort() };
    const node = (port: number, commanding: string, more: Record<string, string>) =>
      startRedis({
        folder: join(folder, `${port}`),
        port,
        passwords,
        moreUsers: `${REPLICATION}\n${OBSERVING} ${commanding}\n`,
        more: {
          masteruser: 'replica',
          masterauth: 'any',
          'repl-diskless-sync-delay': '0',
          ...more,
        },
      });
    const before = await node(ports.before, '', {});
    const after = await node(ports.after, COMMANDING, { replicaof: `127.0.0.1 ${ports.before}` });
    servers = [await startSentinel(), before, after];
    sentinel = connected(new Redis(ports.sentinel, '127.0.0.1'));
    await eventually(async () => {
      const replicas = await sentinel.call('SENTINEL', 'replicas', MASTER);
      expect(String(replicas)).toMatch(/master-link-status,ok/);
    }, 30_000);
  });

  afterAll(async () => {
    for (const connection of connections) connection.disconnect();
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const startSentinel = () => {
    const file = join(folder, 'sentinel.conf');
    const settings = [
      `port ${ports.sentinel}`,
      'bind 127.0.0.1',
      `dir ${folder}`,
      `sentinel monitor ${MASTER} 127.0.0.1 ${ports.before} 1`,
      `sentinel auth-user ${MASTER} sentinel`,
      `sentinel auth-pass ${MASTER} any`,
    ];
    writeFileSync(file, `${settings.join('\n')}\n`);
    const isReady = () => isOpen(ports.sentinel);
    return startServer('Sentinel', 'redis-server', [file, '--sentinel'], { isReady });
  };

  const connected = (redis: Redis) => {
    connections.push(redis.on('error', () => undefined));
    return redis;
  };
  const portOf = async (redis: Redis) =>
    Number(/tcp_port:(\d+)/.exec(await redis.info('server'))?.[1]);

  it('is left at once by every connection of ours', async () => {
    const address = `redis://operator:${passwords.operator}@${MASTER}?sentinels=127.0.0.1:${ports.sentinel}`;
    const ours = connected(new Redis(redisOptions(address)));
    const deaf = connected(new Redis({ ...redisOptions(address), failoverDetector: false }));
    await expect(Promise.all([ours, deaf].map(portOf))).resolves.toEqual([
      ports.before,
      ports.before,
    ]);

    await sentinel.call('SENTINEL', 'failover', MASTER);

    await eventually(async () => expect(await portOf(ours)).toBe(ports.after), 30_000);
    await expect(ours.set('written', 'there')).resolves.toBe('OK');
    await expect(portOf(deaf)).resolves.toBe(ports.before);
    await expect(deaf.role()).resolves.toContain('master');
  });
});
