import { jest } from '@jest/globals';
import { eventually, ownRedis } from '@cartaviva/server-testing';
import { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import { keysOf, outcomes, startClient } from './client';
import { ended, startReplicas } from './replicas';
import { work } from './replica/messages';

jest.setTimeout(60_000);

describe('requests while Redis', () => {
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let replicas: Awaited<ReturnType<typeof startReplicas>>;
  let client: Awaited<ReturnType<typeof startClient>>;

  beforeEach(async () => {
    redis = await ownRedis();
    replicas = await startReplicas(redis.url, 2);
    client = await startClient(redis.url);
    await client.do('well');
  });

  afterEach(async () => {
    await client.stop();
    await replicas.stop();
    await redis.stop();
  });

  /** Each answered request has had its effect once, and no request has had it twice. */
  const expectNothingLostOrDoubled = (answered: readonly string[]) => {
    const effects = replicas.effects();
    expect(new Set(effects).size).toBe(effects.length);
    expect(effects).toEqual(expect.arrayContaining([...answered]));
  };

  it('is killed and restarted are answered once or UNAVAILABLE, and go on within 5 s', async () => {
    const keys = keysOf('restart', 300);
    const calls = keys.map((key) => client.do(key, 20));
    await Promise.race(calls);
    await redis.kill();
    await redis.restart();
    const { settled, codes } = await outcomes(calls);

    expect(new Set(codes)).toEqual(new Set(['UNAVAILABLE']));
    await eventually(() => client.do('after the restart'), 5000);
    expectNothingLostOrDoubled(keys.filter((_, index) => settled[index]?.status === 'fulfilled'));
  });

  it('was restarted are not repeated: none from before is read', async () => {
    await Promise.all([0, 1].map((index) => ended(replicas.at(index), 'SIGTERM')));
    const inside = new Redis(redis.url);
    const request = {
      name: work.do.name,
      payload: { key: 'before' },
      deadline: Date.now() + 60_000,
    };
    await inside.xadd('cv:{menus}:requests', '*', 'body', JSON.stringify(request));
    inside.disconnect();
    await redis.kill();
    await redis.restart();
    await replicas.start();
    await eventually(() => client.do('after'), 5000);
    expect(replicas.effects()).not.toContain('before');
  });

  it('is away are UNAVAILABLE at once', async () => {
    await redis.kill();
    await eventually(() => expect(client.do('into nothing')).rejects.toBeDefined());
    const began = Date.now();
    await expect(client.do('into nothing')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(Date.now() - began).toBeLessThan(50);
  });

  it('is not there yet wait for nothing: a replica that starts without it serves once it comes', async () => {
    await Promise.all([0, 1].map((index) => ended(replicas.at(index), 'SIGTERM')));
    await redis.kill();
    await replicas.start();
    await redis.restart();
    await eventually(() => client.do('served'), 10_000);
  });

  it('is frozen are UNAVAILABLE within 3 s, soon at once, and go on within 10 s', async () => {
    redis.freeze();
    const began = Date.now();
    const { codes } = await outcomes(keysOf('frozen', 20).map((key) => client.do(key)));
    expect(codes).toEqual(Array(20).fill('UNAVAILABLE'));
    expect(Date.now() - began).toBeLessThan(3000);

    await pause(5000);
    const again = Date.now();
    await expect(client.do('still frozen')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(Date.now() - again).toBeLessThan(50);

    redis.thaw();
    await eventually(() => client.do('thawed'), 10_000);
    expectNothingLostOrDoubled(['thawed']);
  });

  it('is emptied go on: groups and streams are made anew', async () => {
    const admin = new Redis(redis.url);
    await admin.flushall();
    admin.disconnect();
    await eventually(() => client.do('after the flush'), 5000);
    await Promise.all(keysOf('on', 50).map((key) => client.do(key)));
    expectNothingLostOrDoubled(['after the flush', ...keysOf('on', 50)]);
  });
});
