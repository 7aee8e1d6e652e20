import { engineUrls, eventually } from '@cartaviva/server-testing';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { BODY } from '../src/wire/envelopes';
import { GroupReader } from '../src/server/group-reader';

describe('a reader of a stream', () => {
  const url = engineUrls().redis;
  const stream = `test:${randomUUID()}`;
  const redis = new Redis(url);
  const opened: Redis[] = [redis];
  const readers: GroupReader[] = [];
  afterAll(async () => {
    await Promise.all(readers.map((reader) => reader.drain()));
    await redis.del(stream);
    for (const connection of opened) connection.disconnect();
  });

  /** Starts a consumer of the group. Returns its entries and the connection for its replies. */
  function startReader(consumer: string) {
    const [connection, commands] = [new Redis(url), new Redis(url, { lazyConnect: true })];
    opened.push(connection, commands);
    const given: string[] = [];
    const reader = new GroupReader({
      ...{ stream, group: 'menus', consumer, connection, commands },
      ...{ concurrency: 32, doneWhenRead: true },
      handle: async ({ id }) => void given.push(id),
    });
    readers.push(reader);
    reader.start();
    return { given, commands, connection };
  }
  const add = async (count: number) => {
    for (let added = 0; added < count; added += 1) await redis.xadd(stream, '*', BODY, 'x');
  };

  it('takes nothing while it could not answer, and its share from then on', async () => {
    const starting = startReader('starting');
    const running = startReader('running');
    await running.commands.connect();
    await eventually(() => expect(starting.connection.status).toBe('ready'));
    await add(20);
    await eventually(() => expect(running.given).toHaveLength(20));
    expect(starting.given).toEqual([]);

    await starting.commands.connect();
    await eventually(async () => {
      await add(1);
      expect(starting.given.length).toBeGreaterThan(0);
    });
  });
});
