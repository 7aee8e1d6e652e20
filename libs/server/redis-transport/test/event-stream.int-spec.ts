/**
 * It reads the metrics of its whole process, in which other suites share services.
 *
 * @jest-environment ./rig/jest/node-environment.mjs
 */
import { jest } from '@jest/globals';
import { EVENT_LISTENERS, type DomainEvent } from '@cartaviva/contracts';
import { eventually, ownRedis } from '@cartaviva/server-testing';
import { Redis } from 'ioredis';
import { register } from 'prom-client';
import { EventStream } from '../src';
import { keysOf, outgoing, startClient } from './client';
import { workEvents, type Work } from './replica/messages';

const EVENTS = 'cv:{identity}:events';

describe('events', () => {
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let stream: EventStream;
  let inside: Redis;

  beforeEach(async () => {
    redis = await ownRedis();
    inside = new Redis(redis.url);
    stream = new EventStream('identity', redis.urlOf('identity'));
  });

  afterEach(async () => {
    stream.close();
    inside.disconnect();
    await redis.stop();
  });

  const append = (event: DomainEvent<Work>, ...payloads: Work[]) =>
    stream.append(payloads.map((payload) => outgoing(event, payload)));

  it('wait for seven days, by the clock of Redis and not by their source’s', async () => {
    const appendMany = (key: string) =>
      append(workEvents.wanted, ...keysOf(key, 300).map((key) => ({ key })));
    const aged = Date.now() - 8 * 24 * 60 * 60_000;
    for (let at = 0; at < 300; at += 1) await inside.xadd(EVENTS, `${aged + at}-0`, 'body', 'old');
    await appendMany('today');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 24 * 60 * 60_000);
    try {
      await appendMany('ahead');
      await appendMany('further ahead');
    } finally {
      clock.mockRestore();
    }
    // Redis trims whole nodes of a hundred entries, so some of the 300 expired ones may stay.
    const length = await inside.xlen(EVENTS);
    const [first] = await inside.xrange(EVENTS, '-', '+', 'COUNT', 1);
    expect(length).toBeGreaterThanOrEqual(900);
    expect(length).toBeLessThan(1000);
    expect(Number.parseInt(first?.[0] ?? '')).toBeGreaterThan(aged);
  });

  describe('that left eleven minutes ago', () => {
    const left = Date.now() - 11 * 60_000;
    const idOf = (at: number) => `${left + at}-0`;

    /** Number of the 300 entries that remain after the next event. Redis trims whole nodes of a hundred entries. */
    async function countAfter(prepare: () => Promise<unknown>): Promise<number> {
      for (let at = 0; at < 300; at += 1) await inside.xadd(EVENTS, idOf(at), 'body', 'old');
      for (const listener of EVENT_LISTENERS.identity) {
        await inside.xgroup('CREATE', EVENTS, listener, '$');
      }
      await prepare();
      await append(workEvents.wanted, { key: 'next' });
      return (await inside.xlen(EVENTS)) - 1;
    }

    it('are deleted when every listener has handled them', async () => {
      expect(await countAfter(async () => undefined)).toBeLessThanOrEqual(100);
    });

    it.each<[string, () => Promise<unknown>]>([
      ['has not read them', () => inside.xgroup('SETID', EVENTS, 'media', '0')],
      ['is not known, as after a flush', () => inside.xgroup('DESTROY', EVENTS, 'media')],
      [
        'is still at the first',
        async () => {
          await inside.xgroup('SETID', EVENTS, 'media', '0');
          await inside.xreadgroup('GROUP', 'media', 'one', 'COUNT', 300, 'STREAMS', EVENTS, '>');
          const handled = Array.from({ length: 299 }, (_, at) => idOf(at + 1));
          await inside.xack(EVENTS, 'media', ...handled);
        },
      ],
    ])('stay while a listener %s', async (_, prepare) => {
      expect(await countAfter(prepare)).toBe(300);
    });
  });

  it('stay for ten minutes when every listener has handled them', async () => {
    const nine = Date.now() - 9 * 60_000;
    for (let at = 0; at < 300; at += 1) await inside.xadd(EVENTS, `${nine + at}-0`, 'body', 'new');
    for (const listener of EVENT_LISTENERS.identity) {
      await inside.xgroup('CREATE', EVENTS, listener, '$');
    }
    await append(workEvents.wanted, { key: 'next' });
    expect(await inside.xlen(EVENTS)).toBe(301);
  });

  it('are measured by how long a listener has not handled the oldest', async () => {
    const measured = async () =>
      (await register.getSingleMetric('event_stream_oldest_seconds')!.get()).values.map(
        ({ labels: { listener }, value }) => [listener, Math.round(value / 60)],
      );
    const ago = (minutes: number) => `${Date.now() - minutes * 60_000}-0`;
    for (const minutes of [30, 20]) await inside.xadd(EVENTS, ago(minutes), 'body', 'old');
    await inside.xgroup('CREATE', EVENTS, 'menus', '$');
    for (const listener of ['billing', 'media']) {
      await inside.xgroup('CREATE', EVENTS, listener, '0');
    }
    await inside.xreadgroup('GROUP', 'media', 'one', 'COUNT', 2, 'STREAMS', EVENTS, '>');
    expect(await measured()).toEqual([
      ['billing', 30],
      ['media', 30],
      ['menus', 0],
    ]);
    const [[first]] = (await inside.xpending(EVENTS, 'media', '-', '+', 1)) as [[string]];
    await inside.xack(EVENTS, 'media', first);
    expect(await measured()).toContainEqual(['media', 20]);
  });

  it('that are broadcast are heard by every process, in order', async () => {
    const listeners = await Promise.all([
      startClient(redis.urlOf('gateway')),
      startClient(redis.urlOf('gateway')),
    ]);
    const heard: string[][] = listeners.map(() => []);
    listeners.forEach(({ broadcasts }, index) => {
      broadcasts.on(workEvents.emitted, ({ key }) => heard[index]?.push(key));
    });
    const keys = keysOf('told', 20);
    await eventually(async () => {
      const [, count] = await inside.pubsub('NUMSUB', 'cv:{identity}:broadcast');
      expect(count).toBe(2);
    });
    await append(workEvents.emitted, ...keys.map((key) => ({ key })));
    await eventually(() => expect(heard).toEqual([keys, keys]));
    await Promise.all(listeners.map(({ stop }) => stop()));
  });

  it('that an outbox broadcasts again are not heard again: what they tell is of the past', async () => {
    const listener = await startClient(redis.urlOf('gateway'));
    const heard: string[] = [];
    listener.broadcasts.on(workEvents.emitted, ({ key }) => heard.push(key));
    await eventually(async () => {
      const [, count] = await inside.pubsub('NUMSUB', 'cv:{identity}:broadcast');
      expect(count).toBe(1);
    });
    const [taken, published] = ['taken down', 'published'].map((key) =>
      outgoing(workEvents.emitted, { key }),
    );
    await stream.append([taken!, published!]);
    await stream.append([taken!, published!, outgoing(workEvents.emitted, { key: 'published' })]);
    await eventually(() => expect(heard).toEqual(['taken down', 'published', 'published']));
    await listener.stop();
  });

  it('may have been missed when the connection was lost: listeners are told of the gap', async () => {
    const listener = await startClient(redis.urlOf('gateway'));
    let gaps = 0;
    listener.broadcasts.onGap(() => (gaps += 1));
    await redis.kill();
    await redis.restart();
    await eventually(() => expect(gaps).toBe(1));
    await listener.stop();
  });
});
