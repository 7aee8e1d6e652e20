import { SYSTEM } from '@cartaviva/contracts';
import { eventually, ownRedis } from '@cartaviva/server-testing';
import { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import { addRequest, keysOf, outcomes, startClient } from './client';
import { work } from './replica/messages';
import { ended, startReplicas } from './replicas';

describe('requests while Redis', () => {
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let replicas: Awaited<ReturnType<typeof startReplicas>>;
  let client: Awaited<ReturnType<typeof startClient>>;

  beforeEach(async () => {
    redis = await ownRedis();
    replicas = await startReplicas(redis.urlOf('menus'), 1);
    client = await startClient(redis.urlOf('gateway'));
    await client.do('well');
  });

  afterEach(async () => {
    await client.stop();
    await replicas.stop();
    await redis.stop();
  });

  /** Every answered request had exactly one effect, and no request had two. */
  const expectNothingLostOrDoubled = (answered: readonly string[]) => {
    const effects = replicas.effects();
    expect(new Set(effects).size).toBe(effects.length);
    expect(effects).toEqual(expect.arrayContaining([...answered]));
  };

  /** Sends new requests until one is answered, because a request without an answer may still run. */
  const answersAgain = async (name: string): Promise<string> => {
    const asked: string[] = [];
    await eventually(() => {
      asked.push(`${name} ${asked.length}`);
      return client.do(asked.at(-1)!);
    }, 20_000);
    return asked.at(-1)!;
  };

  /** Expects a refusal before any timer or socket event of this process. */
  const expectRefusedAtOnce = async () => {
    let code: unknown;
    client.do('into nothing').catch((error: { code: unknown }) => (code = error.code));
    await new Promise((resolve) => setImmediate(resolve));
    expect(code).toBe('UNAVAILABLE');
  };

  it('is killed and restarted are answered once or UNAVAILABLE, and go on', async () => {
    await replicas.start();
    const keys = keysOf('restart', 300);
    // The work takes long enough that most requests are running when Redis stops.
    const calls = keys.map((key) => client.do(key, 200));
    await Promise.race(calls);
    await redis.kill();
    await redis.restart();
    const { settled, codes } = await outcomes(calls);

    expect(new Set(codes)).toEqual(new Set(['UNAVAILABLE']));
    await answersAgain('after the restart');
    expectNothingLostOrDoubled(keys.filter((_, index) => settled[index]?.status === 'fulfilled'));
  });

  it('was restarted are not repeated: none from before is read, and all of a Redis that ran on', async () => {
    const add = async (key: string) => {
      const inside = new Redis(redis.url);
      await addRequest(inside, key, { deadline: Date.now() + 120_000 });
      inside.disconnect();
    };
    await ended(replicas.at(0), 'SIGTERM');
    await add('of this run');
    const replica = await replicas.start();
    await eventually(() => expect(replicas.effects()).toContain('of this run'));

    await ended(replica, 'SIGTERM');
    await add('of the run before');
    await redis.kill();
    await redis.restart();
    await replicas.start();
    await answersAgain('after');
    expect(replicas.effects()).not.toContain('of the run before');
  });

  it('was restarted are refused, not left waiting, when they were sent before anybody read them', async () => {
    await ended(replicas.at(0), 'SIGTERM');
    await redis.kill();
    await redis.restart();
    await eventually(() => expect(client.client.canAsk).toBe(true), 20_000);
    const options = { actor: SYSTEM, requestId: 'sooner', timeoutMs: 10 * 60_000 };
    const sooner = client.client.call(work.do, { key: 'sooner', takesMs: 0 }, options);
    const refused = expect(sooner).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await replicas.start();
    await refused;
    await answersAgain('later');
    expect(replicas.effects()).not.toContain('sooner');
  });

  it('is unavailable are UNAVAILABLE at once', async () => {
    await redis.kill();
    await eventually(expectRefusedAtOnce);
  });

  it('is not there yet wait for nothing: a replica that starts without it serves once it comes', async () => {
    await ended(replicas.at(0), 'SIGTERM');
    await redis.kill();
    await replicas.start();
    await redis.restart();
    await answersAgain('served');
  });

  /** Closes a connection of the client, as a network failure does. */
  const cut = async (name: string) => {
    const admin = new Redis(redis.url);
    const list = String(await admin.client('LIST'));
    const [, id] = new RegExp(`^id=(\\d+) .*name=${name} `, 'm').exec(list)!;
    await admin.client('KILL', 'ID', Number(id));
    admin.disconnect();
  };

  /** Starts a call and waits until its work begins. `outcome` is `answered` or the code of the refusal. */
  const underWay = async (key: string, takesMs: number) => {
    const outcome = client.do(key, takesMs).then(
      () => 'answered',
      (error: { code: unknown }) => error.code,
    );
    await eventually(() => expect(replicas.effects()).toContain(key));
    return { outcome };
  };

  it('loses the connection of replies are UNAVAILABLE at once, that of requests answered', async () => {
    const answered = await underWay('answered', 1000);
    await cut('gateway-calls');
    expect(await answered.outcome).toBe('answered');
    await answersAgain('asked again');

    const refused = await underWay('refused', 3000);
    const late = pause(2000, 'late', { ref: false });
    await cut('gateway-subscriptions');
    expect(await Promise.race([refused.outcome, late])).toBe('UNAVAILABLE');
    await answersAgain('heard again');
    expectNothingLostOrDoubled(['answered', 'refused']);
  });

  it('is frozen are UNAVAILABLE within 3 s, soon at once, and go on afterwards', async () => {
    const { outcome } = await underWay('under way', 3500);
    redis.freeze();
    const late = pause(3000, 'late', { ref: false });
    const all = outcomes(keysOf('frozen', 20).map((key) => client.do(key)));
    // Timers fire in order, the shorter first, even on a busy machine.
    expect(await Promise.race([outcome, late])).toBe('UNAVAILABLE');
    expect(await Promise.race([all, late])).toMatchObject({ codes: Array(20).fill('UNAVAILABLE') });
    await eventually(expectRefusedAtOnce, 20_000);

    redis.thaw();
    const answered = await answersAgain('thawed');
    expectNothingLostOrDoubled([answered]);
  });

  it('is emptied go on: groups and streams are made anew', async () => {
    const admin = new Redis(redis.url);
    await admin.flushall();
    admin.disconnect();
    const answered = await answersAgain('after the flush');
    await Promise.all(keysOf('on', 50).map((key) => client.do(key)));
    expectNothingLostOrDoubled([answered, ...keysOf('on', 50)]);
  });
});
