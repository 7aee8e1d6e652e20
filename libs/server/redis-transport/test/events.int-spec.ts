import type { DomainEvent } from '@cartaviva/contracts';
import { eventually, ownRedis } from '@cartaviva/server-testing';
import { Redis } from 'ioredis';
import { EventStream } from '../src';
import { keysOf, outgoing } from './client';
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

  const append = (event: DomainEvent<Work>, ...payloads: Work[]) =>
    stream.append(payloads.map((payload) => outgoing(event, payload)));
  const pending = async () => (await inside.xpending(EVENTS, 'menus'))[0];

  it('is handled by one replica of the service that listens', async () => {
    const keys = keysOf('event', 200);
    await append(workEvents.wanted, ...keys.map((key) => ({ key, takesMs: 50 })));
    await eventually(() => expect(replicas.effects().sort()).toEqual([...keys].sort()));
    await eventually(async () => expect(await pending()).toBe(0));
    expect(replicas.effects()).toHaveLength(keys.length);
  });

  it('waits for a service that was unavailable when it happened', async () => {
    await Promise.all([0, 1].map((index) => ended(replicas.at(index), 'SIGTERM')));
    await append(workEvents.wanted, { key: 'while away' });
    await replicas.start();
    await eventually(() => expect(replicas.effects()).toEqual(['while away']));
  });

  it('of a killed replica is taken over by another', async () => {
    // There are more events than one replica takes at once, and neither replica finishes.
    const keys = keysOf('taken', 40);
    await append(workEvents.hangsFirst, ...keys.map((key) => ({ key })));
    await eventually(() => expect(replicas.effects().sort()).toEqual([...keys].sort()));
    // The replica with fewer events has capacity for those of the other.
    const heldBy = ({ pid }: { pid?: number | undefined }) => replicas.effectsBy(pid).length;
    const [other, killed] = [replicas.at(0), replicas.at(1)].sort(
      (one, another) => heldBy(one) - heldBy(another),
    ) as [ReturnType<typeof replicas.at>, ReturnType<typeof replicas.at>];
    const held = heldBy(other);
    expect(held).toBeGreaterThan(0);
    await ended(killed, 'SIGKILL');
    await eventually(async () => expect(await pending()).toBe(held));
    expect(replicas.effectsBy(other.pid).sort()).toEqual([...keys].sort());
  });

  it('that its replica renewed often is handled after that is killed, and not buried', async () => {
    await append(workEvents.hangsFirst, { key: 'renewed' });
    // This is more renewals than an event has deliveries before it is buried.
    await eventually(async () => {
      const [, calls] = /cmdstat_xclaim:calls=(\d+)/.exec(await inside.info('commandstats')) ?? [];
      expect(Number(calls ?? 0)).toBeGreaterThan(5);
    });
    const [pid] = replicas.workers();
    const holder = [replicas.at(0), replicas.at(1)].find((replica) => replica.pid === pid)!;
    await ended(holder, 'SIGKILL');
    await eventually(async () => expect(await pending()).toBe(0));
    expect(replicas.effects()).toEqual(['renewed', 'renewed']);
    expect(await inside.xlen('cv:{identity}:dead')).toBe(0);
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
  });
});
