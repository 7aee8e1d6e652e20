import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { requireSentinel } from '../../tools/engines/find-debian.mjs';
import { freePort, isOpen, until } from '../../tools/engines/ports.mjs';
import { startRedis } from '../../tools/engines/redis.mjs';
import { startServer } from '../../tools/engines/server-process.mjs';
import { DATA } from '../../tools/start/settings.mjs';
import { secrets } from './system.mjs';

const MASTER = 'mymaster';
const QUORUM = 2;
/** Silence after which a Sentinel considers the master down, in milliseconds. */
export const DOWN_AFTER_MS = 5000;

const [replicaPassword, sentinelPassword] = [randomBytes(16), randomBytes(16)].map((bytes) =>
  bytes.toString('hex'),
);
const hashed = (text = '') => createHash('sha256').update(text).digest('hex');

/** Users from docs/operations/managed-engines.md. */
const USERS = `
user replica on #${hashed(replicaPassword)} resetkeys resetchannels -@all +psync +replconf +ping
user sentinel on #${hashed(sentinelPassword)} resetkeys resetchannels allchannels -@all +multi +exec +slaveof +ping +role +publish +subscribe +info +config|rewrite +client|setname +client|kill +script|kill
`;

/** Redis server of a group of three. SIGKILL stops it, and it starts again in the same folder. */
export class RedisNode {
  /** @type {Awaited<ReturnType<typeof startRedis>> | undefined} */
  #server;

  /** @param {number} port */
  constructor(port) {
    this.port = port;
  }

  /** @param {number} [masterPort] port of the master that it follows; without it, the node is a master */
  async start(masterPort) {
    this.#server = await startRedis({
      folder: join(DATA, `redis-${this.port}`),
      port: this.port,
      passwords: secrets.redis,
      moreUsers: USERS,
      more: {
        masteruser: 'replica',
        masterauth: replicaPassword ?? '',
        // A master without a replica accepts no writes, because they would be lost with it.
        'min-replicas-to-write': '1',
        'min-replicas-max-lag': '10',
        // A new master accepts writes once a replica follows. Without a delay, the first replica does not wait for a
        // second one before it synchronizes.
        'repl-diskless-sync-delay': '0',
        ...(masterPort && { replicaof: `127.0.0.1 ${masterPort}` }),
      },
    });
  }

  /** @param {NodeJS.Signals} signal */
  signal(signal) {
    this.#server?.process.kill(signal);
  }

  async stop() {
    this.signal('SIGCONT');
    await this.#server?.stop();
  }

  /**
   * @param {string} section
   * @returns {Promise<string>} output of INFO, or an empty string when the node does not answer
   */
  async info(section) {
    const options = { lazyConnect: true, retryStrategy: () => null, commandTimeout: 1000 };
    const redis = new Redis(this.#server?.url ?? '', options).on('error', () => {});
    try {
      await redis.connect();
      return await redis.info(section);
    } catch {
      return '';
    } finally {
      redis.disconnect();
    }
  }
}

/** Starts three Redis servers, one of which is the master, and three Sentinels. */
export async function startSentinels() {
  const binary = await requireSentinel();
  const ports = [await freePort(), await freePort(), await freePort()];
  const nodes = ports.map((port) => new RedisNode(port));
  const [master] = nodes;
  await master?.start();
  for (const node of nodes.slice(1)) await node.start(master?.port);
  const hasReplicas = async () =>
    /connected_slaves:2/.test((await master?.info('replication')) ?? '');
  await until(hasReplicas, 20_000, 'The replicas do not follow');

  const sentinelPorts = [await freePort(), await freePort(), await freePort()];
  const sentinels = await Promise.all(
    sentinelPorts.map((port) => startSentinel(binary, port, master?.port ?? 0)),
  );
  const client = new Redis(sentinelPorts[0] ?? 0, '127.0.0.1', { retryStrategy: () => 500 });
  client.on('error', () => {});
  const know = async () => {
    const [others, replicas] = await Promise.all([
      client.call('SENTINEL', 'sentinels', MASTER),
      client.call('SENTINEL', 'replicas', MASTER),
    ]);
    return [others, replicas].every((list) => Array.isArray(list) && list.length === 2);
  };
  await until(know, 30_000, 'The Sentinels do not know each other');
  return {
    nodes,
    /** @param {keyof typeof secrets.redis} user */
    urlOf: (user) =>
      `redis://${user}:${secrets.redis[user]}@${MASTER}?sentinels=${sentinelPorts.map((port) => `127.0.0.1:${port}`).join()}`,
    /** Port of the master that the Sentinels agree on. */
    masterPort: async () => {
      const address = await client.call('SENTINEL', 'get-master-addr-by-name', MASTER);
      return Number(/** @type {string[]} */ (address)[1]);
    },
    /** Requests a failover, as before the maintenance of a machine. */
    failOver: () => client.call('SENTINEL', 'failover', MASTER),
    stop: async () => {
      client.disconnect();
      await Promise.all(sentinels.map((sentinel) => sentinel.stop()));
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

/** @param {string} binary @param {number} port @param {number} masterPort */
async function startSentinel(binary, port, masterPort) {
  const folder = join(DATA, `sentinel-${port}`);
  mkdirSync(folder);
  const file = join(folder, 'sentinel.conf');
  const settings = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${folder}`,
    `sentinel monitor ${MASTER} 127.0.0.1 ${masterPort} ${QUORUM}`,
    `sentinel auth-user ${MASTER} sentinel`,
    `sentinel auth-pass ${MASTER} ${sentinelPassword}`,
    `sentinel down-after-milliseconds ${MASTER} ${DOWN_AFTER_MS}`,
    `sentinel failover-timeout ${MASTER} 15000`,
    `sentinel parallel-syncs ${MASTER} 1`,
  ];
  writeFileSync(file, `${settings.join('\n')}\n`, { mode: 0o600 });
  return startServer('Sentinel', binary, [file], { isReady: () => isOpen(port) });
}
