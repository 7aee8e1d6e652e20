import { SYSTEM } from '@cartaviva/contracts';
import { eventually, ownRedis } from '@cartaviva/server-testing';
import { Logger } from '@nestjs/common';
import { jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { register } from 'prom-client';
import { EventStream, RedisTransportServer } from '../src';
import { messageSealer } from '../src/wire/message-key';
import { startClient } from './client';
import { work, workEvents } from './replica/messages';

const REQUESTS = 'cv:{menus}:requests';
const EVENTS = 'cv:{identity}:events';
const BROADCAST = 'cv:{identity}:broadcast';
/** Channel of the gateway's replies, in contrast to the channel of forged requests. */
const REPLIES = /^cv:replies:gateway:(?!x$)/;

describe('somebody with the Redis socket', () => {
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let client: Awaited<ReturnType<typeof startClient>>;
  let server: RedisTransportServer;
  let identity: EventStream;
  let attacker: Redis;
  let ear: Redis;
  let heard: { channel: string; message: Buffer }[];
  const done: string[] = [];
  const handled: string[] = [];
  const broadcast: string[] = [];

  beforeAll(async () => {
    redis = await ownRedis();
    server = new RedisTransportServer({ service: 'menus', redisUrl: redis.urlOf('menus') });
    server.addHandler(work.do.name, async ({ key }: { key: string }) => {
      done.push(key);
      return { pid: done.length };
    });
    const event = async ({ key }: { key: string }) => void handled.push(key);
    for (const { name } of [workEvents.wanted, workEvents.emitted]) {
      server.addHandler(name, event, true, { source: 'identity' });
    }
    server.listen(() => undefined);
    identity = new EventStream('identity', redis.urlOf('identity'));
    client = await startClient(redis.urlOf('gateway'));
    client.broadcasts.on(workEvents.emitted, ({ key }) => broadcast.push(key));
    attacker = new Redis(redis.url);
    ear = new Redis(redis.url);
    ear.on('pmessageBuffer', (_pattern: string, channel: Buffer, message: Buffer) =>
      heard.push({ channel: channel.toString(), message }),
    );
    heard = [];
    await ear.psubscribe('*');
    await eventually(() => client.do('first'));
  });

  beforeEach(() => {
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    heard = [];
  });

  afterAll(async () => {
    for (const connection of [attacker, ear]) connection.disconnect();
    identity.close();
    await client.stop();
    await server.close();
    await redis.stop();
  });

  const rejected = async (kind: string, reason: string): Promise<number> => {
    const metric = await register.getSingleMetric('messages_rejected_total')!.get();
    const same = metric.values.find(
      ({ labels }) => labels['kind'] === kind && labels['reason'] === reason,
    );
    return same?.value ?? 0;
  };
  /** Waits for a reply to a request of this test or of an earlier one. */
  const replyHeard = () =>
    eventually(() => {
      const reply = heard.find(({ channel }) => REPLIES.test(channel));
      if (!reply) throw new Error('no reply was heard');
      return reply;
    });
  const call = (key: string) =>
    client.client.call(work.do, { key }, { actor: SYSTEM, requestId: 'r' });
  const happened = (key: string, changes: object = {}) => ({
    id: randomUUID(),
    name: workEvents.emitted.name,
    payload: { key },
    requestId: 'r',
    occurredAt: new Date().toISOString(),
    ...changes,
  });
  const emit = (key: string, changes: object = {}) =>
    eventually(() => identity.append([{ ...happened(key, changes), broadcast: true }]));
  const request = (key: string, changes: object = {}) => ({
    ...{ id: randomUUID(), name: work.do.name, payload: { key }, actor: SYSTEM },
    ...{ requestId: 'r', deadline: Date.now() + 9000, replyTo: 'cv:replies:gateway:x' },
    ...changes,
  });
  const add = (stream: string, body: string | Buffer) => attacker.xadd(stream, '*', 'body', body);

  it('reads nothing: neither in what is stored nor in what is said', async () => {
    const [newest] = await attacker.xrevrange(EVENTS, '+', '-', 'COUNT', 1);
    await call('readable-request');
    await emit('readable-event');
    await eventually(() => expect(broadcast).toContain('readable-event'));
    await eventually(() => expect(handled).toContain('readable-event'));

    await eventually(() => {
      const channels = heard.map(({ channel }) => channel);
      expect(channels).toContainEqual(expect.stringMatching(REPLIES));
      expect(channels).toContain(BROADCAST);
    });
    const since = newest ? `(${newest[0]}` : '-';
    const stored = await attacker.xrangeBuffer(EVENTS, since, '+');
    expect(stored).toHaveLength(1);
    const seen = [
      ...heard.map(({ message }) => message),
      ...stored.flatMap(([, fields]) => fields),
    ];
    for (const each of seen) expect(each.toString('latin1')).not.toMatch(/readable|pid|payload/);
  });

  it('sends no request of their own, not even one that another service was sent', async () => {
    const before = await rejected('request', 'forged');
    const sealer = messageSealer('gateway');
    await add(REQUESTS, JSON.stringify(request('forged-open')));
    await add(REQUESTS, sealer.seal(JSON.stringify(request('moved')), 'cv:{billing}:requests'));
    await add(REQUESTS, sealer.seal(JSON.stringify(request('ours')), REQUESTS));
    await eventually(() => expect(done).toContain('ours'));
    expect(done.filter((key) => /forged|moved/.test(key))).toEqual([]);
    expect(await rejected('request', 'forged')).toBe(before + 2);
  });

  it('is reported in the log, with the place of the message', () =>
    // The log repeats itself once a second at most.
    eventually(async () => {
      await add(REQUESTS, JSON.stringify(request('forged-open')));
      expect(Logger.prototype.error).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'request', reason: 'forged', place: REQUESTS }),
      );
    }));

  it('puts no bytes beside a request that was sent without them', async () => {
    const before = await rejected('request', 'forged');
    const sealed = messageSealer('gateway').seal(JSON.stringify(request('with bytes')), REQUESTS);
    await attacker.xadd(REQUESTS, '*', 'body', sealed, 'file:key', 'another key');
    await call('after the bytes');
    await eventually(async () => expect(await rejected('request', 'forged')).toBe(before + 1));
    expect(done).not.toContain('with bytes');
    expect(done).not.toContain('another key');
  });

  it('has no request done again', async () => {
    const before = await rejected('request', 'repeated');
    const sealed = messageSealer('gateway').seal(JSON.stringify(request('copied')), REQUESTS);
    for (let times = 0; times < 3; times += 1) await add(REQUESTS, sealed);
    await call('after the copies');
    await eventually(async () => expect(await rejected('request', 'repeated')).toBe(before + 2));
    expect(done.filter((key) => key === 'copied')).toHaveLength(1);
  });

  it('answers nobody: neither with words of their own nor with a reply to another request', async () => {
    const before = await rejected('reply', 'forged');
    const { pid: first } = await call('one');
    const { channel, message } = await replyHeard();
    const later = call('two');
    await attacker.publish(channel, message);
    for (const id of ['1', '2', randomUUID()]) {
      await attacker.publish(channel, JSON.stringify({ id, reply: { pid: 666 } }));
    }
    const sealer = messageSealer('menus');
    await attacker.publish(channel, sealer.seal('{"reply":{"pid":666}}', 'cv:replies:gateway:x'));
    expect((await later).pid).toBe(first + 1);
    await eventually(async () => expect(await rejected('reply', 'forged')).toBe(before + 4));
  });

  it('is not answered in the name of a service that was not asked', async () => {
    const before = await rejected('reply', 'forged');
    const [sealer, own] = [messageSealer('billing'), messageSealer('menus')];
    const reading = messageSealer('menus');
    await call('to learn the channel');
    const { channel } = await replyHeard();
    // No identity service runs here, so its request stays in the stream. The test decrypts it with the key.
    const asked = { ...work.do, service: 'identity' as const };
    const waiting = client.client.call(asked, { key: 'k' }, { actor: SYSTEM, requestId: 'r' });
    const { id } = await eventually(async () => {
      const [entry] = await attacker.xrevrangeBuffer(
        'cv:{identity}:requests',
        '+',
        '-',
        'COUNT',
        1,
      );
      const { text } = reading.open(entry![1][1]!, 'cv:{identity}:requests');
      return JSON.parse(text) as { id: string };
    });
    const reply = (pid: number) => JSON.stringify({ id, reply: { pid } });
    for (const each of [sealer, own]) {
      await attacker.publish(channel, each.seal(reply(666), channel));
    }
    await eventually(async () => expect(await rejected('reply', 'forged')).toBe(before + 2));
    await attacker.publish(channel, messageSealer('identity').seal(reply(7), channel));
    expect(await waiting).toEqual({ pid: 7 });
  });

  it('makes nothing happen: a forged event is a dead letter, and the alert is raised', async () => {
    const before = await rejected('event', 'forged');
    const events = ['plan-empresarial', 'account-erased'].map((key) => happened(key));
    await add(EVENTS, JSON.stringify(events[0]));
    await add(EVENTS, messageSealer('menus').seal(JSON.stringify(events[1]), EVENTS));
    await attacker.xadd(EVENTS, '*', 'nothing', 'of ours');
    await emit('real');
    await eventually(() => expect(handled).toContain('real'));
    await eventually(async () => expect(await rejected('event', 'forged')).toBe(before + 3));
    expect(handled.filter((key) => /plan|erased/.test(key))).toEqual([]);
    await eventually(async () => {
      const all = await attacker.xrange('cv:{identity}:dead', '-', '+');
      const unsealed = all.filter(([, fields]) => fields.includes('not sealed by its source'));
      expect(unsealed).toHaveLength(3);
    });
  });

  it('brings back no event from before what handlers remember', async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    await emit('of last month', { occurredAt: days(30) });
    await emit('of last week', { occurredAt: days(7) });
    await eventually(() => expect(handled).toContain('of last week'));
    await eventually(async () => expect(await rejected('event', 'expired')).toBe(1));
    expect(handled).not.toContain('of last month');
  });

  it('broadcasts nothing', async () => {
    const before = await rejected('broadcast', 'forged');
    await attacker.publish(BROADCAST, JSON.stringify(happened('open')));
    const elsewhere = messageSealer('identity').seal(JSON.stringify(happened('moved')), EVENTS);
    await attacker.publish(BROADCAST, elsewhere);
    const stranger = messageSealer('media').seal(JSON.stringify(happened('stranger')), BROADCAST);
    await attacker.publish(BROADCAST, stranger);
    await emit('ours');
    await eventually(() => expect(broadcast).toContain('ours'));
    expect(broadcast.filter((key) => /open|moved|stranger/.test(key))).toEqual([]);
    expect(await rejected('broadcast', 'forged')).toBe(before + 3);
  });
});
