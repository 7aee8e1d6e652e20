import { DomainError, SYSTEM, type Actor, type Message } from '@cartaviva/contracts';
import { eventually, ownRedis, stopwatch } from '@cartaviva/server-testing';
import { Injectable, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Handles, RedisTransportServer } from '../src';
import { keys } from '../src/wire/keys';
import { addRequest, keysOf, startClient } from './client';
import { startReplicas } from './replicas';
import { work, type Done, type Work } from './replica/messages';

describe('a request', () => {
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let replicas: Awaited<ReturnType<typeof startReplicas>>;
  let client: Awaited<ReturnType<typeof startClient>>;
  let inside: Redis;

  beforeAll(async () => {
    redis = await ownRedis();
    inside = new Redis(redis.url);
    replicas = await startReplicas(redis.urlOf('menus'), 1);
    client = await startClient(redis.urlOf('gateway'));
  });

  afterAll(async () => {
    await client.stop();
    await replicas.stop();
    inside.disconnect();
    await redis.stop();
  });

  const call = (message: Message<Work, Done>, payload: object, timeoutMs = 4000) =>
    client.client.call(message, payload as Work, { actor: SYSTEM, requestId: 'r-1', timeoutMs });

  it('stands sealed in Redis: nobody reads it who sees every command', async () => {
    const stream = keys.requests('menus');
    const { hostname, port, username, password } = new URL(redis.url);
    const monitor = connect(Number(port), hostname);
    let written = '';
    monitor.setEncoding('utf8').on('data', (commands: string) => (written += commands));
    monitor.write(`AUTH ${username} ${password}\r\nMONITOR\r\n`);
    await eventually(() => expect(written).toContain('+OK\r\n+OK'));
    await call(work.do, { key: 'one-secret' });
    await eventually(() => expect(written).toContain(`"xadd" "${stream}"`));
    monitor.destroy();

    const sent = written.split('\n').filter((command) => command.includes('"xadd"'));
    expect(sent.join()).not.toContain('secret');
    expect(replicas.effects()).toContain('one-secret');
  });

  it('is answered whatever the clock of who asks says, and takes no other away', async () => {
    const others = Array.from({ length: 50 }, (_, at) => call(work.do, { key: `right-${at}` }));
    const { now } = Date;
    Date.now = () => now() + 10 * 60_000;
    try {
      const wrong = Array.from({ length: 50 }, (_, at) => call(work.do, { key: `wrong-${at}` }));
      await expect(Promise.all([...others, ...wrong])).resolves.toHaveLength(100);
    } finally {
      Date.now = now;
    }
  });

  it('is refused with the code and the details that its handler gave', async () => {
    const refusal = call(work.refuse, { key: 'refused' });
    await expect(refusal).rejects.toEqual(new DomainError('MENU_LIMIT_REACHED', { limit: 1 }));
    await expect(refusal).rejects.toMatchObject({ details: { limit: 1 } });
  });

  it('that breaks its handler is INTERNAL and tells nothing of why', async () => {
    await expect(call(work.break, { key: 'broken' })).rejects.toMatchObject({
      code: 'INTERNAL',
      details: {},
      message: 'INTERNAL',
    });
  });

  it.each([
    ['has a wrong type', { key: 7 }, 'key'],
    ['lacks a field', {}, 'key'],
    ['has a field nobody knows', { key: 'k', role: 'admin' }, 'role'],
  ])('that %s is INVALID_INPUT by field and has no effect', async (_, payload, field) => {
    const before = replicas.effects();
    await expect(call(work.do, payload)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [field]: expect.any(String) as string } },
    });
    expect(replicas.effects()).toEqual(before);
  });

  it('of a member of an account has no effect where the rights do not name it, as they do not name this', async () => {
    const owner = {
      kind: 'user',
      accountId: randomUUID(),
      userId: randomUUID(),
      role: 'user',
    } as const;
    const member = {
      ...{ userId: randomUUID(), accountId: randomUUID(), name: 'Luis Peña' },
      role: 'administrator',
    } as const;
    const send = (key: string, actor: Actor) =>
      client.client.call(work.do, { key }, { actor, requestId: key });
    await expect(send('by-a-member', { ...owner, member })).rejects.toEqual(
      new DomainError('ROLE_FORBIDDEN', { role: 'administrator' }),
    );
    await send('by-the-owner', owner);
    expect(replicas.effects()).toContain('by-the-owner');
    expect(replicas.effects()).not.toContain('by-a-member');
  });

  it('nobody answers to is UNKNOWN_MESSAGE at once', async () => {
    const elapsedMs = stopwatch();
    await expect(call(work.nobodyAnswers, { key: 'k' })).rejects.toMatchObject({
      code: 'UNKNOWN_MESSAGE',
    });
    expect(elapsedMs()).toBeLessThan(1000);
  });

  it('that takes too long is UNAVAILABLE at its deadline', async () => {
    const elapsedMs = stopwatch();
    await expect(call(work.do, { key: 'late', takesMs: 1000 }, 300)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      details: { retryAfterSeconds: 1 },
    });
    expect(elapsedMs()).toBeLessThan(600);
  });

  it('on behalf of somebody who waits is UNAVAILABLE in time for the answer to them', async () => {
    const asking = { actor: SYSTEM, requestId: 'r-1', deadline: Date.now() + 600 };
    const late = client.client.call(work.do, { key: 'nested', takesMs: 2000 }, asking);
    const answered = pause(600, 'too late', { ref: false });
    const outcome = late.catch((error: { code: unknown }) => error.code);
    expect(await Promise.race([outcome, answered])).toBe('UNAVAILABLE');
    const enough = { ...asking, deadline: Date.now() + 60_000 };
    await client.client.call(work.do, { key: 'nested in time', takesMs: 0 }, enough);
  });

  it('that nobody waits for any more is not done', async () => {
    await addRequest(inside, 'stale', { deadline: Date.now() - 1 });
    await addRequest(inside, 'awaited', { deadline: Date.now() + 60_000 });
    await eventually(() => expect(replicas.effects()).toContain('awaited'));
    expect(replicas.effects()).not.toContain('stale');
  });

  it('in a lane wait or are refused, and delay no other request', async () => {
    const outcomes = keysOf('lane', 40).map((key) =>
      call(work.doInLane, { key, takesMs: 500 }).then(
        () => 'done',
        ({ code, details }: DomainError) => `${code} ${details.retryAfterSeconds}`,
      ),
    );
    await eventually(() => expect(replicas.effects()).toContain('lane-1'));
    const elapsedMs = stopwatch();
    await call(work.do, { key: 'beside a lane' });
    expect(elapsedMs()).toBeLessThan(400);
    const all = await Promise.all(outcomes);
    expect(all.filter((outcome) => outcome === 'done')).toHaveLength(5);
    expect(all.filter((outcome) => outcome === 'UNAVAILABLE 2')).toHaveLength(35);
  });

  it('of a service that does not run is UNAVAILABLE at its deadline', async () => {
    const elsewhere = { ...work.do, service: 'billing' } as const;
    await expect(call(elsewhere, { key: 'k' }, 300)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('leaves the stream when it is taken: the length is the backlog', async () => {
    await Promise.all(keysOf('backlog', 50).map((key) => client.do(key)));
    await eventually(async () => expect(await inside.xlen('cv:{menus}:requests')).toBe(0));
  });
});

describe('start-up', () => {
  const startWith = async (...providers: Type[]) => {
    @Module({ providers })
    class ServiceModule {}

    const strategy = new RedisTransportServer({
      service: 'menus',
      redisUrl: 'redis://127.0.0.1:1',
    });
    const options = { strategy, logger: false, abortOnError: false } as const;
    const app = await NestFactory.createMicroservice(ServiceModule, options);
    strategy.serveProviders(app, { transform: (sent: unknown) => sent });
    await app.init();
  };

  it('is refused when two handlers answer one message', async () => {
    @Injectable()
    class First {
      @Handles(work.do)
      async do(): Promise<Done> {
        return { pid: 1 };
      }
    }
    @Injectable()
    class Second extends First {}

    await expect(startWith(First, Second)).rejects.toThrow('Two handlers for menus.work.do');
  });

  it("is refused when a handler answers another service's message", async () => {
    @Injectable()
    class Stranger {
      @Handles({ ...work.do, name: 'identity.user.get' })
      async do(): Promise<Done> {
        return { pid: 1 };
      }
    }

    await expect(startWith(Stranger)).rejects.toThrow('menus cannot answer identity.user.get');
  });
});
