import { menus } from '@cartaviva/contracts';
import { FAIR_USE_CALLS_PER_HOUR } from '@cartaviva/domain';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

const HOUR = 3600;

describe('the calls of an hour', () => {
  let testGateway: TestGateway;
  let gateways: Gateway[];
  let redis: Redis;

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    gateways = await Promise.all([testGateway.gateway(), testGateway.gateway()]);
    redis = new Redis(testGateway.redis.url);
    redis.on('error', () => undefined);
    testGateway.menus.on(menus.menu.list, () => ({ rows: [], total: 0 }));
  });
  afterAll(async () => {
    redis.disconnect();
    await testGateway.close();
  });

  const list = (key: string, time = 0) =>
    gateways[time % 2]!.call('/api/menus', { headers: { authorization: `Bearer ${key}` } });

  const made = async (userId: string, calls: number, minutesAgo: number) => {
    const [now] = await redis.time();
    const minute = Math.floor(now! / 60) - minutesAgo;
    await redis.hset(`cv-limit:api:${userId}`, String(minute), calls);
  };

  it('are exactly as many as the plan has, over all gateways and keys of a user', async () => {
    const userId = randomUUID();
    const keys = [testGateway.people.issueKey(userId), testGateway.people.issueKey(userId)];
    const answers: Awaited<ReturnType<typeof list>>[] = [];
    // A busy machine must be able to count each round within a second. Otherwise calls get 503.
    for (let round = 0; round < 5; round += 1) {
      const calls = Array.from({ length: 220 }, (_, time) => list(keys[(time >> 1) % 2]!, time));
      answers.push(...(await Promise.all(calls)));
    }
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1000);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(100);
    for (const { headers, json } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(HOUR - 120);
      expect(headers['ratelimit']).toMatch(/^"hour";r=0;t=3[45]\d\d$/);
      expect(json).toMatchObject({ error: expect.stringMatching(/^Demasiados intentos/) });
    }
  });

  it('are told with each answer: how many there may be, and how many are left', async () => {
    const { headers } = await list(testGateway.people.issueKey(randomUUID(), 'inicial'));
    expect(headers['ratelimit-policy']).toBe('"hour";q=5000;w=3600');
    expect(headers['ratelimit']).toMatch(/^"hour";r=4999;t=3[56]\d\d$/);
  });

  it('are the last sixty minutes: a new hour’s calls do not follow upon a full one’s', async () => {
    const userId = randomUUID();
    const key = testGateway.people.issueKey(userId);
    await made(userId, 1000, 30);
    const full = await list(key);
    expect(full.status).toBe(429);
    expect(Number(full.headers['retry-after'])).toBeGreaterThan(28 * 60);
    expect(Number(full.headers['retry-after'])).toBeLessThanOrEqual(30 * 60);
    await made(userId, 999, 30);
    expect([(await list(key)).status, (await list(key)).status]).toEqual([200, 429]);
  });

  it('are forgotten after an hour', async () => {
    const userId = randomUUID();
    await made(userId, 1000, 60);
    const { status, headers } = await list(testGateway.people.issueKey(userId));
    expect([status, headers['ratelimit']]).toEqual([200, expect.stringContaining('r=999')]);
  });

  it('are a user’s own, and have an end for plans without a limit, too', async () => {
    const userId = randomUUID();
    const key = testGateway.people.issueKey(userId, 'empresarial');
    await made(userId, FAIR_USE_CALLS_PER_HOUR - 2, 30);
    const answers = [await list(key), await list(key, 1), await list(key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[0]!.headers['ratelimit-policy']).toBe(
      `"hour";q=${FAIR_USE_CALLS_PER_HOUR};w=3600`,
    );
  });

  it('pass for nobody while they cannot be counted', async () => {
    const key = testGateway.people.issueKey();
    expect((await list(key)).status).toBe(200);
    await testGateway.redis.kill();
    const { status, headers } = await list(key);
    expect([status, headers['retry-after']]).toEqual([503, expect.any(String)]);
    await testGateway.restartRedis();
  });
});
