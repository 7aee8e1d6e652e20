import { engineUrls } from '@cartaviva/server-testing';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { ensureGroup, deleteDeadConsumers, leaveGroup } from '../src/server/consumer-group';

describe('a consumer of a stream', () => {
  let redis: Redis;
  const group = { stream: `test:${randomUUID()}`, group: 'menus', consumer: 'leaving' };

  beforeAll(async () => {
    redis = new Redis(engineUrls().redis);
    await ensureGroup(redis, group);
  });
  afterEach(() => redis.del(group.stream).then(() => ensureGroup(redis, group)));
  afterAll(async () => {
    await redis.del(group.stream);
    redis.disconnect();
  });

  /** Reads an entry as the consumer and optionally acknowledges it. */
  const read = async (consumer: string, { isDone }: { isDone: boolean }) => {
    const id = await redis.xadd(group.stream, '*', 'body', consumer);
    const own = ['GROUP', group.group, consumer, 'COUNT', 1] as const;
    await redis.xreadgroup(...own, 'STREAMS', group.stream, '>');
    if (isDone) await redis.xack(group.stream, group.group, id!);
  };
  const consumers = async () =>
    ((await redis.xinfo('CONSUMERS', group.stream, group.group)) as unknown[][])
      .map((flat) => flat[flat.indexOf('name') + 1])
      .sort();
  const pending = async () => (await redis.xpending(group.stream, group.group))[0];

  it('that leaves is struck off', async () => {
    await read('leaving', { isDone: true });
    await leaveGroup(redis, group);
    expect(await consumers()).toEqual([]);
  });

  it('that leaves while it holds an entry stays, or the entry would be lost', async () => {
    await read('leaving', { isDone: false });
    await leaveGroup(redis, group);
    expect(await consumers()).toEqual(['leaving']);
    expect(await pending()).toBe(1);
  });

  it('that has been silent for long is struck off when it holds nothing', async () => {
    await read('died idle', { isDone: true });
    await read('died at work', { isDone: false });
    await deleteDeadConsumers(redis, group, 0);
    expect(await consumers()).toEqual(['died at work']);
    expect(await pending()).toBe(1);
  });

  it('that was heard of within the hour is not', async () => {
    await read('resting', { isDone: true });
    await deleteDeadConsumers(redis, group);
    expect(await consumers()).toEqual(['resting']);
  });
});
