import type { ProcessRole } from '@cartaviva/contracts';
import { ownRedis } from '@cartaviva/server-testing';
import { Redis } from 'ioredis';

const SERVICES = ['identity', 'menus', 'billing', 'media'] as const;
const ROLES: readonly ProcessRole[] = ['gateway', ...SERVICES];

describe('a user of Redis', () => {
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  const users = new Map<ProcessRole, Redis>();

  beforeAll(async () => {
    redis = await ownRedis();
    for (const role of ROLES) users.set(role, new Redis(redis.urlOf(role)));
  });
  afterAll(async () => {
    for (const user of users.values()) user.disconnect();
    await redis.stop();
  });

  const may = async (role: ProcessRole, command: string, ...args: (string | number)[]) => {
    const answer = users.get(role)!.call(command, ...args);
    return answer.then(
      () => true,
      (error: Error) => {
        if (!error.message.startsWith('NOPERM')) throw error;
        return false;
      },
    );
  };
  /** Roles that may run the command. */
  const whoMay = async (command: string, ...args: (string | number)[]) => {
    const answers: ProcessRole[] = [];
    for (const role of ROLES) if (await may(role, command, ...args)) answers.push(role);
    return answers;
  };

  it('is asked for a password', async () => {
    const { host } = new URL(redis.url);
    const anybody = new Redis(`redis://${host}`, { enableReadyCheck: false, retryStrategy: null });
    anybody.on('error', () => undefined);
    await expect(anybody.ping()).rejects.toThrow();
    const guessed = new Redis(`redis://menus:guessed@${host}`, { retryStrategy: null });
    guessed.on('error', () => undefined);
    await expect(guessed.ping()).rejects.toThrow();
    for (const connection of [anybody, guessed]) connection.disconnect();
  });

  it.each(SERVICES)('tells events of %s, aloud or not, as %s alone', async (service) => {
    expect(await whoMay('XADD', `cv:{${service}}:events`, '*', 'body', 'b')).toEqual([service]);
    expect(await whoMay('PUBLISH', `cv:{${service}}:broadcast`, 'm')).toEqual([service]);
    expect(await whoMay('SET', `cv:{${service}}:sealed-events:run`, 'r')).toEqual([service]);
    expect(await whoMay('DEL', `cv:{${service}}:events`)).toEqual([]);
  });

  it.each(SERVICES)('takes requests to %s as %s alone', async (service) => {
    const stream = `cv:{${service}}:requests`;
    await may(service, 'XGROUP', 'CREATE', stream, service, '0', 'MKSTREAM');
    const take = ['GROUP', service, 'c', 'COUNT', 1, 'STREAMS', stream, '>'];
    expect(await whoMay('XREADGROUP', ...take)).toEqual([service]);
    expect(await whoMay('XRANGE', stream, '-', '+')).toEqual([service]);
    expect(await whoMay('XTRIM', stream, 'MAXLEN', 0)).toEqual([service]);
  });

  it('asks the services that its process asks, and itself', async () => {
    const ask = (service: string) => whoMay('XADD', `cv:{${service}}:requests`, '*', 'body', 'b');
    expect(await ask('identity')).toEqual(['gateway', 'identity', 'menus', 'billing', 'media']);
    expect(await ask('menus')).toEqual(['gateway', 'menus', 'media']);
    expect(await ask('billing')).toEqual(['gateway', 'billing']);
    expect(await ask('media')).toEqual(['gateway', 'identity', 'menus', 'billing', 'media']);
  });

  it.each(ROLES)('hears replies to %s as %s alone', async (role) => {
    // Each listener needs its own connection, because a subscribed connection can run few commands.
    const hear = async (listener: ProcessRole) => {
      const own = new Redis(redis.urlOf(listener));
      const heard = await own.subscribe(`cv:replies:${role}:1`).then(Boolean, () => false);
      own.disconnect();
      return heard;
    };
    const hearing = await Promise.all(ROLES.map(hear));
    expect(ROLES.filter((_, index) => hearing[index])).toEqual([role]);
  });

  it('listens to no channel by pattern', async () => {
    expect(await whoMay('PSUBSCRIBE', '*')).toEqual([]);
  });

  it('reaches the queues as the gateway or the worker, what gateways share as a gateway', async () => {
    expect(await whoMay('HGETALL', '{cv-queues}:emails:1')).toEqual(['gateway', 'media']);
    expect(await whoMay('GET', 'cv-limit:login:x')).toEqual(['gateway']);
    expect(await whoMay('SMEMBERS', 'cv-sign-outs')).toEqual(['gateway']);
    expect(await whoMay('GET', 'cv-revoked:x')).toEqual(['gateway']);
    expect(await whoMay('SET', 'cv-revoked:x', '1')).toEqual(['gateway', 'identity']);
  });

  it.each([
    ['FLUSHALL'],
    ['KEYS', '*'],
    ['SCAN', '0'],
    ['RANDOMKEY'],
    ['CONFIG', 'GET', '*'],
    ['ACL', 'LIST'],
    ['MONITOR'],
    ['SHUTDOWN', 'NOSAVE'],
    ['CLIENT', 'KILL', 'TYPE', 'normal'],
    ['SCRIPT', 'FLUSH'],
    ['EVAL', "return redis.call('GET', 'cv:{identity}:requests:run')", '0'],
    ['GET', 'of nobody'],
  ])('may not %s', async (...command) => {
    for (const role of ROLES) {
      const answer = users.get(role)!.call(...(command as [string, ...string[]]));
      await expect(answer).rejects.toThrow(/NOPERM|can't access/);
    }
  });
});
