import { jest } from '@jest/globals';
import type { DomainEvent } from '@cartaviva/contracts';
import { eventually, ownRedis } from '@cartaviva/server-testing';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { EventStream, type OutgoingEvent } from '../src';
import { keysOf, startClient } from './client';
import { ended, startReplicas } from './replicas';
import { workEvents, type Work } from './replica/messages';

const EVENTS = 'cv:{identity}:events';

describe('an event', () => {
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let replicas: Awaited<ReturnType<typeof startReplicas>>;
  let stream: EventStream;
  let inside: Redis;

  beforeEach(async () => {
    redis = await ownRedis();
    inside = new Redis(redis.url);
    stream = new EventStream('identity', redis.urlOf('identity'));
    replicas = await startReplicas(redis.urlOf('menus'), 2);
  });

  afterEach(async () => {
    await replicas.stop();
    stream.close();
    inside.disconnect();
    await redis.stop();
  });

  const emittedOf = (event: DomainEvent<Work>, payload: Work): OutgoingEvent => ({
    ...{ id: randomUUID(), name: event.name, payload, requestId: 'r', broadcast: event.broadcast },
    occurredAt: new Date().toISOString(),
  });
  const append = (event: DomainEvent<Work>, ...payloads: Work[]) =>
    stream.append(payloads.map((payload) => emittedOf(event, payload)));
  const pending = async () => (await inside.xpending(EVENTS, 'menus'))[0];

  it('is handled by one replica of the service that listens', async () => {
    const keys = keysOf('event', 200);
    await append(workEvents.wanted, ...keys.map((key) => ({ key, takesMs: 50 })));
    await eventually(() => expect(replicas.effects().sort()).toEqual([...keys].sort()));
    await eventually(async () => expect(await pending()).toBe(0));
    expect(replicas.workers().size).toBe(2);
  });

  it('waits for a service that was unavailable when it happened', async () => {
    await Promise.all([0, 1].map((index) => ended(replicas.at(index), 'SIGTERM')));
    await append(workEvents.wanted, { key: 'while away' });
    await replicas.start();
    await eventually(() => expect(replicas.effects()).toEqual(['while away']));
  });

  it('waits for seven days, by the clock of Redis and not by its source’s', async () => {
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
    // Whole nodes of a hundred are deleted; of the 300 that are eight days old some may stay.
    const length = await inside.xlen(EVENTS);
    const [first] = await inside.xrange(EVENTS, '-', '+', 'COUNT', 1);
    expect(length).toBeGreaterThanOrEqual(900);
    expect(length).toBeLessThan(1000);
    expect(Number.parseInt(first?.[0] ?? '')).toBeGreaterThan(aged);
  });

  it('of a killed replica is taken over by another', async () => {
    const keys = keysOf('taken', 60);
    await append(workEvents.wantedSlowly, ...keys.map((key) => ({ key, takesMs: 500 })));
    await eventually(async () => {
      const [, , , holders] = await inside.xpending(EVENTS, 'menus');
      expect(holders).toHaveLength(2);
    });
    await ended(replicas.at(0), 'SIGKILL');
    await eventually(async () => expect(await pending()).toBe(0));
    expect(new Set(replicas.effects())).toEqual(new Set(keys));
  });

  it('that is worked on longer than a takeover waits stays with its replica', async () => {
    await append(workEvents.wanted, { key: 'long', takesMs: 3000 });
    await eventually(() => expect(replicas.effects()).toEqual(['long']));
    await eventually(async () => expect(await pending()).toBe(0));
    expect(replicas.effects()).toEqual(['long']);
  });

  it('whose handler fails five times becomes a dead letter with the reason', async () => {
    await append(workEvents.neverWorks, { key: 'poison' });
    await append(workEvents.wanted, { key: 'behind it' });
    await eventually(() => expect(replicas.effects()).toContain('behind it'));

    const [letter] = await eventually(async () => {
      const letters = await inside.xrange('cv:{identity}:dead', '-', '+');
      expect(letters).toHaveLength(1);
      return letters;
    });
    expect(letter?.[1]).toEqual(
      expect.arrayContaining(['listener', 'menus', 'reason', 'Error: never works']),
    );
    expect(replicas.effects().filter((key) => key === 'poison')).toHaveLength(5);
    expect(await pending()).toBe(0);
  });

  it('that kills whoever takes it becomes a dead letter too', async () => {
    await append(workEvents.kills, { key: 'killer' });
    await eventually(async () => {
      if ((await inside.xlen('cv:{identity}:dead')) === 0) {
        await replicas.start();
        throw new Error('not buried yet');
      }
    }, 110_000);
    expect(replicas.effects()).toHaveLength(5);
    // Six processes start one after another.
  });

  it('that is broadcast is heard by every process, in order', async () => {
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

  it('that is broadcast again by an outbox is not heard again: what it tells is of the past', async () => {
    const listener = await startClient(redis.urlOf('gateway'));
    const heard: string[] = [];
    listener.broadcasts.on(workEvents.emitted, ({ key }) => heard.push(key));
    await eventually(async () => {
      const [, count] = await inside.pubsub('NUMSUB', 'cv:{identity}:broadcast');
      expect(count).toBe(1);
    });
    const [taken, published] = ['taken down', 'published'].map((key) =>
      emittedOf(workEvents.emitted, { key }),
    );
    await stream.append([taken!, published!]);
    await stream.append([taken!, published!, emittedOf(workEvents.emitted, { key: 'published' })]);
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
