import { jest } from '@jest/globals';
import { EventStream, messageSealer } from '@cartaviva/redis-transport';
import { databaseFor, eventually, ownRedis } from '@cartaviva/server-testing';
import { Redis } from 'ioredis';
import { register } from 'prom-client';
import { emit } from '../src';
import { migrations, startNotesService, write, written, type Note } from './notes-service';

const EVENTS = 'cv:{menus}:events';

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix} ${String(index).padStart(3, '0')}`);

describe('an event', () => {
  let database: Awaited<ReturnType<typeof databaseFor>>;
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let notes: Awaited<ReturnType<typeof startNotesService>>;
  let inside: Redis;

  beforeEach(async () => {
    [database, redis] = await Promise.all([databaseFor('menus', migrations), ownRedis()]);
    inside = new Redis(redis.url).on('error', () => undefined);
    notes = await startNotesService(database.url, redis.urlOf('menus'));
  });

  afterEach(async () => {
    await notes.stop();
    inside.disconnect();
    await redis.stop();
    await database.drop();
  });

  const sent = async (): Promise<string[]> => {
    const entries = await inside.xrangeBuffer(EVENTS, '-', '+');
    return entries.map(([, [, sealed]]) => {
      const { text } = messageSealer('menus').open(sealed!, EVENTS);
      return (JSON.parse(text) as { payload: Note }).payload.text;
    });
  };

  /** Age in seconds of the oldest unsent event, as Prometheus reads it. */
  const age = async () => {
    const { values } = await register.getSingleMetric('outbox_oldest_seconds')!.get();
    return values.find(({ labels }) => labels['service'] === 'menus')?.value;
  };

  it('leaves as soon as its transaction commits', async () => {
    // Redis may not be connected yet, so a poll may send the first event.
    await notes.write('first');
    await eventually(async () => expect(await notes.effects()).toEqual(['first']));
    notes.stopPolling();
    await notes.write('second');
    await eventually(async () => expect(await notes.effects()).toEqual(['first', 'second']));
  });

  it('leaves in time when the process that committed it could not say so', async () => {
    await notes.dataSource.query(
      `INSERT INTO outbox (id, name, payload, request_id, broadcast)
       VALUES (gen_random_uuid(), $1, '{"text":"left behind"}', 'r', false)`,
      [written.name],
    );
    await eventually(async () => expect(await notes.effects()).toEqual(['left behind']));
  });

  it('never leaves when its transaction is rolled back', async () => {
    const failing = notes.dataSource.transaction(async (manager) => {
      await emit(manager, written, { text: 'never' }, 'r');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await notes.write('always');
    await eventually(async () => expect(await notes.effects()).toEqual(['always']));
  });

  it('leaves once and in its order when two replicas send', async () => {
    const second = await startNotesService(database.url, redis.urlOf('menus'));
    const texts = numbered('ordered', 200);
    for (const text of texts) await (text.endsWith('0') ? second : notes).write(text);
    await eventually(async () => expect(await notes.effects()).toEqual(texts));
    expect(await sent()).toEqual(texts);
    await second.stop();
  });

  it('leaves once where a replica looks while another notes in Redis that nothing is lost', async () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const { remember } = EventStream.prototype;
    const remembering = jest
      .spyOn(EventStream.prototype, 'remember')
      .mockImplementation(async function (this: EventStream, memory) {
        await opened;
        return remember.call(this, memory);
      });
    const second = await startNotesService(database.url, redis.urlOf('menus'));
    try {
      await notes.write('first');
      await eventually(() => expect(remembering).toHaveBeenCalled());
      await second.write('second');
      await eventually(async () => {
        const waiting = await notes.dataSource.query<unknown[]>(
          `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
             AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        );
        expect(waiting.length > 0 || (await sent()).length > 1).toBe(true);
      });
      open();
      await eventually(async () => expect(await sent()).toContain('second'));
      expect(await sent()).toEqual(['first', 'second']);
    } finally {
      open();
      remembering.mockRestore();
      await second.stop();
    }
  });

  it('waits while Redis is unavailable, and the change it tells of does not', async () => {
    await redis.kill();
    const texts = numbered('waiting', 20);
    await notes.write(...texts);
    expect(await notes.waiting()).toHaveLength(20);
    await eventually(async () => expect(await age()).toBeGreaterThan(0));
    await redis.restart();
    await eventually(async () => expect(await notes.effects()).toEqual(texts));
    await eventually(async () => expect(await notes.waiting()).toEqual([]));
    expect(await age()).toBe(0);
  });

  it('is sent again when a Redis that died had lost it, and is acted on once', async () => {
    const texts = numbered('lost', 20);
    await notes.write(...texts);
    await eventually(async () => expect(await notes.effects()).toEqual(texts));
    await inside.xtrim(EVENTS, 'MAXLEN', 0);
    await redis.kill();
    await redis.restart();
    await eventually(async () => expect(await sent()).toEqual(texts));
    await notes.write('after');
    await eventually(async () => expect(await notes.effects()).toEqual(['after', ...texts]));
  });

  it('is sent again when Redis was emptied, and is acted on once', async () => {
    const texts = numbered('before the flush', 50);
    await notes.write(...texts);
    await eventually(async () => expect(await notes.effects()).toEqual(texts));
    await inside.flushall();
    await eventually(async () => expect(await sent()).toEqual(texts));
    await notes.write('after');
    await eventually(async () => expect(await notes.effects()).toEqual(['after', ...texts]));
  });

  it('of the last request before a stop leaves with the process', async () => {
    const requests = numbered('last', 20).map((text) => notes.call(write, text));
    await Promise.race(requests);
    const stopped = notes.stop();
    await Promise.all(requests);
    await stopped;
    expect((await sent()).sort()).toEqual(numbered('last', 20));
    notes = await startNotesService(database.url, redis.urlOf('menus'));
  });
});
