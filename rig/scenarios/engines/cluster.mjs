import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Cluster, Redis } from 'ioredis';
import { runChild } from '../../../tools/engines/child-process.mjs';
import { requireRedisCli } from '../../../tools/engines/find-debian.mjs';
import { requireRedis } from '../../../tools/engines/find-redis.mjs';
import { freePort, until } from '../../../tools/engines/ports.mjs';
import { startRedis } from '../../../tools/engines/redis.mjs';
import { logOf, startService } from '../../../tools/start/service-process.mjs';
import { DATA } from '../../../tools/start/settings.mjs';
import { ownPostgres, planSystem, secrets } from '../../engines/system.mjs';

const NODES = 6;
/** Keys that a single command or transaction of ours uses together. */
const TOGETHER = {
  'requests and their run': ['cv:{menus}:requests', 'cv:{menus}:requests:run'],
  'a dead event and its stream': ['cv:{menus}:dead', 'cv:{menus}:events'],
  'the jobs of a queue': ['{cv-queues}:emails:wait', '{cv-queues}:emails:active'],
  'checks of the status page': ['{cv-status}:turn', '{cv-status}:checks'],
  'an answer and the bytes of its caller': ['cv-idempotency:a', 'cv-idempotency-bytes:b'],
  'open pages and who has them': ['cv-open-pages:a', 'cv-open-pages'],
};

/**
 * Shows why a Redis Cluster is not supported, with three masters and three replicas.
 * @param {import('../../verdicts.mjs').Verdicts} verdicts
 */
export async function run({ check, note }) {
  const binary = await requireRedis();
  const nodes = await Promise.all(
    Array.from({ length: NODES }, async () => {
      const port = await freePort();
      const server = await startRedis({
        ...{ binary, port, folder: join(DATA, `cluster-${port}`), passwords: secrets.redis },
        more: {
          'cluster-enabled': 'yes',
          'cluster-port': String(await freePort()),
          masteruser: 'operator',
          masterauth: secrets.redis.operator,
        },
      });
      return { ...server, port };
    }),
  );
  const sign = ['--user', 'operator', '--pass', secrets.redis.operator, '--no-auth-warning'];
  const addresses = nodes.map(({ port }) => `127.0.0.1:${port}`);
  await runChild(await requireRedisCli(), [
    ...sign,
    ...['--cluster', 'create', ...addresses, '--cluster-replicas', '1', '--cluster-yes'],
  ]);
  const [first] = nodes;
  const cluster = new Cluster([{ host: '127.0.0.1', port: first?.port ?? 0 }], {
    redisOptions: { username: 'operator', password: secrets.redis.operator },
  }).on('error', () => {});
  const postgres = await ownPostgres('postgres-cluster');
  const redis = { urlOf: first?.urlOf ?? (() => '') };
  const { plans, doubles } = await planSystem({ adminUrl: postgres.url, redis });
  const plan = plans.find(({ name }) => name === 'menus-service');
  assert.ok(plan);
  const service = await startService(plan);
  try {
    const isWhole = async () =>
      /cluster_state:ok/.test(String(await cluster.call('CLUSTER', 'INFO')));
    await until(isWhole, 30_000, 'The cluster is not whole');
    for (const [what, keys] of Object.entries(TOGETHER)) {
      const error = await cluster.eval('return 1', keys.length, ...keys).then(
        () => '',
        (/** @type {Error} */ { message }) => message,
      );
      note({ what, value: error ? `refused, ${error}` : 'one slot' });
    }
    await check(
      'runs of Redis differ from node to node: whose it is decides what was lost',
      async () => {
        const runs = await Promise.all(
          nodes.map(async ({ url }) => {
            const node = new Redis(url);
            const about = await node.info('server');
            node.disconnect();
            return /run_id:(\w+)/.exec(about)?.[1];
          }),
        );
        assert.equal(new Set(runs).size, NODES);
      },
    );
    await check(
      'a service that is led to one node says MOVED, again and again, in its log',
      async () => {
        const log = () => (existsSync(logOf(plan)) ? readFileSync(logOf(plan), 'utf8') : '');
        await until(() => log().includes('MOVED'), 30_000, 'Its log does not');
        const { status } = await fetch(plan.ready);
        return `${/MOVED \d+/.exec(log())?.[0]}; /health/ready answers ${status}`;
      },
    );
  } finally {
    await service.stop();
    cluster.disconnect();
    for (const double of doubles) await double.stop();
    await Promise.all(nodes.map((node) => node.stop()));
    await postgres.stop();
  }
}
