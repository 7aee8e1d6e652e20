import { DomainError, identity } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { eventually } from '@cartaviva/server-testing';
import { Browser } from '../../../test/browser';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { sampleUser } from '../../../test/samples';

describe('a session', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let other: Gateway;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    [gateway, other] = await Promise.all([testGateway.newGateway(), testGateway.newGateway()]);
  });
  afterAll(() => testGateway.close());

  const who = (at: Gateway, cookie: string) => at.call('/api/auth/user', { headers: { cookie } });

  it('opens with sign-in, in a cookie that scripts cannot read', async () => {
    const { cookie, user: carmen } = await testGateway.signIn(gateway);
    const { headers } = await gateway.call('/api/auth/login', {
      body: { email: carmen.email, password: 'secreta' },
    });
    expect(headers['set-cookie']?.[0]).toMatch(
      /^cv_session=[\w.-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    expect((await who(gateway, cookie)).json).toEqual(carmen);
  });

  it('is bound to the host, and to https, where there is https', async () => {
    const secure = await testGateway.gateway({ PUBLIC_URL: 'https://cartaviva.test' });
    const { cookie } = await testGateway.signIn(secure);
    expect(cookie).toMatch(/^__Host-cv_session=/);
    const { headers } = await secure.call('/api/auth/login', {
      body: { email: 'carmen@example.do', password: 'secreta' },
    });
    expect(headers['set-cookie']?.[0]).toContain('Secure');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('is nobody’s without a cookie, and with one that we did not sign', async () => {
    const [head, , signature] = (await testGateway.signIn(gateway)).cookie
      .split('=')[1]!
      .split('.');
    const forged = Buffer.from(JSON.stringify({ sid: 'x', sub: 'y' })).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const cookie of [
      '',
      'cv_session=abc',
      `cv_session=${head}.${forged}.${signature}`,
      `cv_session=${none}.${forged}.`,
    ]) {
      const { status, text } = await who(gateway, cookie);
      expect(status).toBe(401);
      expect(text).toContain('Unauthorized');
    }
  });

  it('is asked for once in a while, not for every request', async () => {
    const { cookie, sid } = await testGateway.signIn(gateway);
    for (let times = 0; times < 5; times += 1) await who(gateway, cookie);
    expect(testGateway.identity.count(identity.session.find, { sessionId: digestOf(sid) })).toBe(1);
  });

  it('ends everywhere within a second of being revoked', async () => {
    const { cookie, sid } = await testGateway.signIn(gateway);
    for (const at of [gateway, other]) expect((await who(at, cookie)).status).toBe(200);
    await testGateway.people.revokeSession(sid);
    await eventually(async () => {
      for (const at of [gateway, other]) expect((await who(at, cookie)).status).toBe(401);
    }, 1000);
  });

  it('opens nothing at any gateway from the answer on that ended it, fifty times', async () => {
    testGateway.identity.on(identity.session.end, async ({ sessionId }) => {
      await testGateway.people.end(sessionId);
      return {};
    });
    const { cookie: owner } = await testGateway.signIn(gateway);
    for (let time = 0; time < 50; time += 1) {
      const { cookie, sid } = await testGateway.signIn(other);
      expect((await who(other, cookie)).status).toBe(200);
      const path = `/api/auth/sessions/${digestOf(sid)}`;
      const ended = await gateway.call(path, { method: 'DELETE', headers: { cookie: owner } });
      expect([ended.status, (await who(other, cookie)).status]).toEqual([204, 401]);
    }
    expect((await who(other, owner)).status).toBe(200);
  });

  it('ends with sign-out, and its old cookie opens nothing', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    const out = await gateway.call('/api/auth/logout', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
    });
    expect(out.status).toBe(204);
    expect(out.headers['set-cookie']?.[0]).toContain('cv_session=; ');
    expect((await who(gateway, cookie)).status).toBe(401);
  });

  it('is another one after each sign-in: what somebody planted before is ended', async () => {
    const user = sampleUser();
    const signedIn = () => testGateway.people.openSession(user);
    testGateway.identity.on(identity.session.signIn, signedIn);
    testGateway.identity.on(identity.user.verifyEmail, signedIn);
    const { email } = user;
    for (const [path, body] of [
      ['/api/auth/login', { email, password: 'secreta' }],
      ['/api/auth/verify-email', { email, code: '123456' }],
    ] as const) {
      const planted = await testGateway.signIn(gateway);
      testGateway.identity.on(identity.session.signIn, signedIn);
      const browser = new Browser(gateway);
      browser.cookie = planted.cookie;
      await browser.call(path, { body });
      expect(browser.cookie).not.toBe(planted.cookie);
      expect((await browser.call('/api/auth/user')).json).toEqual(user);
      for (const at of [gateway, other]) expect((await who(at, planted.cookie)).status).toBe(401);
    }
  });

  it('stays as it is when a sign-in is refused', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    testGateway.identity.on(identity.session.signIn, () => {
      throw new DomainError('CREDENTIALS_WRONG');
    });
    const body = { email: 'ana@example.do', password: 'adivina' };
    await gateway.call('/api/auth/login', { body, headers: { cookie } });
    expect((await who(gateway, cookie)).status).toBe(200);
  });

  it('signs out whoever is not signed in, too', async () => {
    expect((await gateway.call('/api/auth/logout', { method: 'POST' })).status).toBe(204);
  });

  it('opens nothing past its end, though its cookie and identity-service still know it', async () => {
    const { cookie, user } = await testGateway.signIn(gateway);
    const known = (ms: number) => () => ({
      session: {
        userId: user.id,
        accountId: user.account.id,
        role: user.role,
        expiresAt: new Date(Date.now() + ms).toISOString(),
      },
    });
    testGateway.identity.on(identity.session.find, known(-1));
    expect((await who(gateway, cookie)).status).toBe(401);
    testGateway.identity.on(identity.session.find, known(60_000));
    expect((await who(other, cookie)).status).toBe(200);
  });

  it('opens nothing while identity-service cannot be asked', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    testGateway.identity.on(identity.session.find, () => {
      throw new DomainError('UNAVAILABLE');
    });
    const { status, headers } = await who(gateway, cookie);
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
