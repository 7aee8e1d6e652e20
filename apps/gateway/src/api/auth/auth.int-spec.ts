import {
  billing,
  DomainError,
  identity,
  menus,
  type Requester,
  type SignedIn,
} from '@cartaviva/contracts';
import { Browser } from '../../../test/browser';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { sampleUser } from '../../../test/samples';

const person = {
  email: 'carmen@example.do',
  password: 'secreta',
  firstName: 'Carmen',
  lastName: 'Peña',
};
const DIGEST: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);
const sent = { email: person.email, message: 'Código de verificación enviado a tu email' };

describe('an account', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
  });
  afterAll(() => testGateway.close());

  it('is registered, and asks for the code', async () => {
    const asked: object[] = [];
    testGateway.identity.on(identity.user.register, (request) => {
      asked.push(request);
      return sent;
    });
    const { status, json, headers } = await gateway.call('/api/auth/register', { body: person });
    expect([status, json]).toEqual([201, sent]);
    expect(asked).toEqual([{ ...person, requester: { browser: DIGEST, network: DIGEST } }]);
    expect(headers['set-cookie']).toHaveLength(1);
    expect(headers['set-cookie']?.[0]).toMatch(
      /^cv_browser=[\w-]{22}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('is confirmed by the code, which opens the session on this device', async () => {
    const user = sampleUser({ email: person.email });
    const devices: string[] = [];
    testGateway.identity.on(identity.user.verifyEmail, ({ userAgent }) => {
      devices.push(userAgent);
      return { sid: 'session-1', expiresAt: '2099-01-01T00:00:00.000Z', user };
    });
    const { status, json, headers, text } = await gateway.call('/api/auth/verify-email', {
      body: { email: person.email, code: '123456' },
      headers: { 'user-agent': `Firefox\t${'x'.repeat(400)}` },
    });
    expect([status, json]).toEqual([200, user]);
    expect(headers['set-cookie']?.[0]).toContain('cv_session=');
    expect(text).not.toContain('session-1');
    expect(devices).toEqual([`Firefox${'x'.repeat(293)}`]);
  });

  it('has its trial when the confirmation is answered', async () => {
    const user = sampleUser({ email: person.email });
    testGateway.identity.on(identity.user.verifyEmail, () => ({
      ...{ sid: 'session-2', expiresAt: '2099-01-01T00:00:00.000Z', user },
    }));
    const stored: object[] = [];
    testGateway.billing.on(billing.trial.start, (_, { accountId }) => ({
      ...{ accountId, plan: 'profesional' as const, expiresAt: null, version: 1 },
    }));
    testGateway.menus.on(menus.entitlement.store, (change, { accountId }) => {
      stored.push({ of: accountId, accountId: change.accountId, plan: change.plan });
      return {};
    });
    const body = { email: person.email, code: '123456' };
    expect((await gateway.call('/api/auth/verify-email', { body })).status).toBe(200);
    expect(stored).toEqual([
      { of: user.account.id, accountId: user.account.id, plan: 'profesional' },
    ]);
  });

  it('has it by the word of the account while billing-service is unavailable', async () => {
    const expiresAt = '2099-01-15T00:00:00.000Z';
    const trial = { subscriptionPlan: 'profesional', subscriptionExpiresAt: expiresAt } as const;
    const user = sampleUser({ email: person.email, ...trial });
    testGateway.identity.on(identity.user.verifyEmail, () => ({
      ...{ sid: 'session-3', expiresAt: '2099-01-01T00:00:00.000Z', user },
    }));
    testGateway.billing.on(billing.trial.start, () => {
      throw new DomainError('UNAVAILABLE');
    });
    const stored: object[] = [];
    testGateway.menus.on(menus.entitlement.store, (change) => {
      stored.push(change);
      return {};
    });
    const body = { email: person.email, code: '123456' };
    const { status, headers, json } = await gateway.call('/api/auth/verify-email', { body });
    expect([status, json]).toMatchObject([200, trial]);
    expect(headers['set-cookie']?.[0]).toContain('cv_session=');
    const accountId = user.account.id;
    expect(stored).toEqual([{ accountId, plan: 'profesional', expiresAt, version: 0 }]);
  });

  it('is the same asker on the same browser, and in the same network without cookies', async () => {
    const askers: Requester[] = [];
    testGateway.identity.on(identity.user.register, ({ requester }) => {
      askers.push(requester);
      return sent;
    });
    testGateway.identity.on(identity.user.verifyEmail, ({ requester }) => {
      askers.push(requester);
      throw new DomainError('CODE_WRONG');
    });
    const behind = await testGateway.gateway({ TRUSTED_PROXIES: '1' });
    const ask = async (path: string, body: object, from: string, browser?: Browser) => {
      const headers = { 'x-forwarded-for': from };
      await (browser ?? behind).call(path, { body, headers });
      return askers.at(-1)!;
    };
    const browser = new Browser(behind);
    const proof = { email: person.email, code: '000000' };
    const began = await ask('/api/auth/register', person, '203.0.113.7', browser);
    expect(await ask('/api/auth/verify-email', proof, '203.0.113.99', browser)).toEqual(began);
    const elsewhere = await ask('/api/auth/verify-email', proof, '198.51.100.7', browser);
    expect(elsewhere.browser).toBe(began.browser);
    expect(elsewhere.network).not.toBe(began.network);
    const bare = await ask('/api/auth/verify-email', proof, '203.0.113.12');
    expect(bare).toEqual({ network: began.network });
    const forged = new Browser(behind);
    forged.cookie = 'cv_browser=short';
    expect(await ask('/api/auth/verify-email', proof, '203.0.113.12', forged)).toEqual(bare);
  });

  it('is let in by a mailed link, when the password alone does not do', async () => {
    testGateway.identity.on(identity.session.signIn, () => {
      throw new DomainError('SIGN_IN_BY_MAIL', { retryAfterSeconds: 600 });
    });
    const { email, password } = person;
    const refused = await gateway.call('/api/auth/login', { body: { email, password } });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600']);
    expect(refused.json).toMatchObject({ error: expect.stringMatching(/te enviamos un enlace/) });
    expect(refused.headers['set-cookie']?.[0]).toMatch(/^cv_browser=/);
    const user = sampleUser({ email });
    testGateway.identity.on(identity.session.signInWithLink, () =>
      testGateway.people.openSession(user),
    );
    const body = { token: 't'.repeat(43) };
    const { status, json, headers } = await gateway.call('/api/auth/login-link', { body });
    expect([status, json]).toEqual([200, user]);
    expect(headers['set-cookie']?.[0]).toMatch(/^cv_session=/);
  });

  it('signs in with a second factor, and sets no cookie before it', async () => {
    const challenge = 'c'.repeat(43);
    testGateway.identity.on(identity.session.signIn, () => {
      throw new DomainError('SECOND_FACTOR_WANTED', { challenge });
    });
    const { email, password } = person;
    const refused = await gateway.call('/api/auth/login', { body: { email, password } });
    expect(refused.status).toBe(401);
    const type = 'urn:cartaviva:problem:second-factor-wanted';
    expect(refused.json).toMatchObject({ type, challenge, title: 'Unauthorized' });
    expect(refused.headers['set-cookie']).toBeUndefined();

    const user = sampleUser({ email, hasSecondFactor: true });
    const seen: unknown[] = [];
    testGateway.identity.on(identity.session.signInWithSecondFactor, (request) => {
      seen.push(request);
      return testGateway.people.openSession(user);
    });
    const prove = (body: object) => gateway.call('/api/auth/login/second-factor', { body });
    const { status, json, headers } = await prove({ challenge, code: '482 915' });
    expect([status, json]).toEqual([200, user]);
    expect(headers['set-cookie']?.[0]).toMatch(/^cv_session=/);
    expect(seen).toMatchObject([{ challenge, code: '482 915' }]);
    for (const code of ['', '12345', 482915, null, 'x'.repeat(41), '48291\u0000']) {
      const malformed = await prove({ challenge, code });
      expect(malformed.json).toMatchObject({ status: 400, fields: { code: expect.any(String) } });
    }
  });

  it('gets another code', async () => {
    testGateway.identity.on(identity.user.resendCode, () => sent);
    const body = { email: person.email };
    const { status, json } = await gateway.call('/api/auth/resend-code', { body });
    expect([status, json]).toEqual([202, sent]);
  });

  it('hears from its service when it has guessed too often, and for how long', async () => {
    testGateway.identity.on(identity.user.verifyEmail, () => {
      throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: 42 });
    });
    const body = { email: person.email, code: '000000' };
    const { status, headers, json } = await gateway.call('/api/auth/verify-email', { body });
    expect([status, headers['retry-after']]).toEqual([429, '42']);
    expect(json).toMatchObject({ error: 'Demasiados intentos. Espera 42 segundos.' });
  });

  it('is told in the same words that its email or its password is wrong', async () => {
    testGateway.identity.on(identity.session.signIn, () => {
      throw new DomainError('CREDENTIALS_WRONG');
    });
    const { email, password } = person;
    const { status, json } = await gateway.call('/api/auth/login', { body: { email, password } });
    expect(status).toBe(401);
    expect(json).toMatchObject({
      title: 'Unauthorized',
      error: 'El email o la contraseña no son correctos.',
    });
  });

  it('is told to come again when too many sign in at once', async () => {
    let comesToIt: (signedIn: SignedIn) => void;
    testGateway.identity.on(
      identity.session.signIn,
      () => new Promise((turn) => (comesToIt = turn)),
    );
    const { email, password } = person;
    const { status, headers } = await gateway.call('/api/auth/login', {
      body: { email, password },
    });
    expect([status, headers['retry-after']]).toEqual([503, expect.any(String)]);
    comesToIt!(testGateway.people.openSession(sampleUser()));
  });

  it('changes its profile in its own name', async () => {
    const { cookie, user } = await testGateway.signIn(gateway);
    testGateway.identity.on(identity.user.updateProfile, (changes, { userId }) =>
      sampleUser({ id: userId, ...(changes as object) }),
    );
    const { json } = await gateway.call('/api/auth/profile', {
      method: 'PUT',
      headers: { cookie, 'x-user-id': 'somebody-else' },
      body: { firstName: 'María', profileImageUrl: null },
    });
    expect(json).toMatchObject({ id: user.id, firstName: 'María' });
  });

  it('starts where the browser is sent: by a stranger, from where somebody signed in, signed in', async () => {
    const door = async (cookie = '') => {
      const path = '/api/login?plan=inicial&return=//evil.do';
      const { status, headers } = await gateway.call(path, { headers: { cookie } });
      expect([status, headers['cache-control']]).toEqual([302, 'no-store']);
      return headers['location'];
    };
    const { cookie } = await testGateway.signIn(gateway);
    expect(await door()).toBe('/registro?plan=inicial');
    expect(await door(cookie)).toBe('/profile/plan?plan=inicial');
    await gateway.call('/api/auth/logout', { method: 'POST', headers: { cookie } });
    expect(await door(cookie)).toBe('/login?plan=inicial');
    expect(await door(`cv_device=${'d'.repeat(22)}.${'e'.repeat(43)}`)).toBe('/login?plan=inicial');
  });
});
