import { runs } from '@cartaviva/rig/properties.mjs';
import { eventually, ownRedis, stopwatch } from '@cartaviva/server-testing';
import fc from 'fast-check';
import { Redis } from 'ioredis';
import { keysOf, outcomes, startClient } from './client';
import { ended, startReplicas } from './replicas';

describe('two replicas of a service', () => {
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let replicas: Awaited<ReturnType<typeof startReplicas>>;
  let client: Awaited<ReturnType<typeof startClient>>;
  let inside: Redis;

  beforeAll(async () => {
    redis = await ownRedis();
    inside = new Redis(redis.url);
    replicas = await startReplicas(redis.urlOf('menus'), 2);
    client = await startClient(redis.urlOf('gateway'));
  });
  beforeEach(() => replicas.renew());

  afterAll(async () => {
    await client.stop();
    await replicas.stop();
    inside.disconnect();
    await redis.stop();
  });

  it('do 200 requests 200 times, and both work', async () => {
    const keys: string[] = [];
    // On a busy machine, one replica may handle a whole burst before the other wakes up.
    await eventually(async () => {
      const burst = keysOf(`request-${keys.length}`, 200);
      keys.push(...burst);
      await Promise.all(burst.map((key) => client.do(key, 5)));
      expect(replicas.effects().sort()).toEqual([...keys].sort());
      expect(replicas.workers().size).toBe(2);
    });
  });

  it('do every request of every burst once', async () => {
    let bursts = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 80 }),
        async (durations) => {
          const burst = `burst-${(bursts += 1)}`;
          const keys = keysOf(burst, durations.length);
          await Promise.all(keys.map((key, index) => client.do(key, durations[index])));
          const effects = replicas.effects().filter((key) => key.startsWith(`${burst}-`));
          expect(effects.sort()).toEqual([...keys].sort());
        },
      ),
      { numRuns: runs(25) },
    );
  });

  it('lose nothing that was answered when one is killed during 500 requests', async () => {
    const keys = keysOf('save', 500);
    const elapsedMs = stopwatch();
    const calls = keys.map((key) => client.do(key, 20));
    await Promise.race(calls);
    await ended(replicas.at(0), 'SIGKILL');
    const { answered, codes, settled } = await outcomes(calls);

    expect(elapsedMs()).toBeLessThan(5000);
    expect(answered).toBeGreaterThan(400);
    expect(codes.filter((code) => code !== 'UNAVAILABLE')).toEqual([]);
    const effects = replicas.effects();
    expect(new Set(effects).size).toBe(effects.length);
    const saved = keys.filter((_, index) => settled[index]?.status === 'fulfilled');
    expect(effects).toEqual(expect.arrayContaining(saved));
  });

  it('answer within 5 s when one is frozen, which does nothing late when it wakes', async () => {
    replicas.at(0).kill('SIGSTOP');
    const keys = keysOf('frozen', 200);
    const elapsedMs = stopwatch();
    const { answered, codes, settled } = await outcomes(keys.map((key) => client.do(key, 10)));
    expect(elapsedMs()).toBeLessThan(5000);
    expect(answered).toBeGreaterThan(100);
    expect(codes.filter((code) => code !== 'UNAVAILABLE')).toEqual([]);

    replicas.at(0).kill('SIGCONT');
    const more = keysOf('awake', 100);
    await Promise.all(more.map((key) => client.do(key, 10)));
    const saved = keys.filter((_, index) => settled[index]?.status === 'fulfilled');
    expect(replicas.effects().sort()).toEqual([...saved, ...more].sort());
  });

  it('finish what is in flight when one is told to stop, and lose nothing', async () => {
    const stopping = replicas.at(0);
    // Consumers of replicas that were killed stay for a while.
    const isConsumer = async () => {
      const consumers = await inside.xinfo('CONSUMERS', 'cv:{menus}:requests', 'menus');
      return JSON.stringify(consumers).includes(`:${stopping.pid}:`);
    };
    await eventually(async () => expect(await isConsumer()).toBe(true));
    const keys = keysOf('drain', 300);
    const calls = keys.map((key) => client.do(key, 30));
    await Promise.race(calls);
    expect(await ended(stopping, 'SIGTERM')).toBe(0);
    await Promise.all(calls);
    expect(replicas.effects().sort()).toEqual([...keys].sort());
    expect(await isConsumer()).toBe(false);
  });
});
