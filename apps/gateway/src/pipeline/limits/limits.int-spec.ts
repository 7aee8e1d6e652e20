import { DomainError, identity, media } from '@cartaviva/contracts';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { BODY_LIMIT } from '../requests/body-parsers';

describe('the limits per client', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let other: Gateway;

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    const strict = { CLIENT_LIMITS: 'strict', TRUSTED_PROXIES: '1' };
    [gateway, other] = await Promise.all([
      testGateway.gateway(strict),
      testGateway.gateway(strict),
    ]);
    testGateway.identity.on(identity.session.signIn, () => {
      throw new DomainError('CREDENTIALS_WRONG');
    });
  });
  afterAll(() => testGateway.close());

  const signIn = (from: string, at = gateway) =>
    at.call('/api/auth/login', {
      body: { email: 'carmen@example.do', password: 'adivina' },
      headers: { 'x-forwarded-for': from },
    });
  const statuses = async (count: number, from: (time: number) => string) => {
    const answers = Array.from({ length: count }, (_, time) =>
      signIn(from(time), time % 2 ? gateway : other),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  const passed = (all: number[]) => all.filter((status) => status === 401).length;

  it('let thirty guesses pass in five minutes, over all gateways together', async () => {
    expect(passed(await statuses(40, () => '203.0.113.1'))).toBe(30);
    const { status, headers, json } = await signIn('203.0.113.1');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(60);
    expect(headers['ratelimit']).toMatch(/^"signIn";r=0;t=\d+$/);
    expect(json).toMatchObject({ error: expect.stringMatching(/^Demasiados intentos/) });
  });

  it('are another client’s own', async () => {
    const { status, headers } = await signIn('203.0.113.2');
    expect([status, headers['ratelimit-policy']]).toEqual([401, '"signIn";q=30;w=300']);
    expect(headers['ratelimit']).toMatch(/^"signIn";r=29;t=(?:300|2\d\d)$/);
  });

  it('count a whole IPv6 network as one client', async () => {
    expect(passed(await statuses(40, (time) => `2001:db8:1:2::${time}`))).toBe(30);
  });

  it('believe the nearest proxy alone, whatever a client claims before it', async () => {
    const claims = (time: number) => `198.51.100.${time}, 203.0.113.3`;
    expect(passed(await statuses(40, claims))).toBe(30);
  });

  it('are held against attacks from everywhere at once, too', async () => {
    const redis = new Redis(testGateway.redis.url);
    await redis.set('cv-limit:forgot:everyone', 5000, 'EX', 60);
    redis.disconnect();
    const forgot = (from: string) =>
      gateway.call('/api/auth/forgot-password', {
        body: { email: 'ana@example.do' },
        headers: { 'x-forwarded-for': from },
      });
    const { status, headers } = await forgot('198.51.100.77');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('bound the large bodies of routes that take a whole menu, and not the small ones', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    const changePrices = (bytes: number) =>
      gateway.call(`/api/menus/${randomUUID()}/prices`, {
        method: 'PUT',
        body: { items: [], unknown: 'x'.repeat(bytes) },
        headers: { cookie, 'x-forwarded-for': '203.0.113.5' },
      });
    const answers = await Promise.all(Array.from({ length: 70 }, () => changePrices(BODY_LIMIT)));
    const all = answers.map(({ status }) => status);
    expect(all.filter((status) => status === 400)).toHaveLength(60);
    expect(all.filter((status) => status === 429)).toHaveLength(10);
    expect((await changePrices(100)).status).toBe(400);
  });

  it('count an owner’s readings of menus wherever she calls from, signed in or by a key', async () => {
    testGateway.media.on(media.menuDraft.read, () => ({ categories: [], unread: [] }));
    const { user, cookie } = await testGateway.signIn(gateway);
    const bearer = (accountId: string) => ({
      authorization: `Bearer ${testGateway.people.issueKey(accountId)}`,
    });
    const read = async (by: Record<string, string>, time: number) => {
      const from = { 'content-type': 'text/plain', 'x-forwarded-for': `203.0.113.${time}` };
      const body = Buffer.from('Flan 90');
      const headers = { ...from, ...by };
      const answer = await gateway.call('/api/menu-drafts', { method: 'POST', body, headers });
      policies.add(String(answer.headers['ratelimit-policy']));
      return answer.status;
    };
    const policies = new Set<string>();
    const callers = [{ cookie }, bearer(user.account.id)];
    const calls = Array.from({ length: 66 }, (_, time) => read(callers[time % 2]!, 100 + time));
    const statuses = await Promise.all(calls);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);

    // A key also counts towards the limit of its plan.
    const own = '"menuDraft";q=60;w=3600';
    expect(policies).toEqual(new Set([own, `"hour";q=1000;w=3600, ${own}`]));
    const [same, other] = [bearer(user.account.id), bearer(randomUUID())];
    expect([await read(same, 100), await read(other, 100)]).toEqual([429, 200]);
  });

  it('are not asked of those whom nobody can count: without Redis the door stays shut', async () => {
    await testGateway.redis.kill();
    const { status, headers } = await signIn('203.0.113.4');
    expect(status).toBe(503);
    expect(headers['retry-after']).toBeDefined();
    await testGateway.restartRedis();
  });
});
