import { DomainError, identity, type GoogleSignIn } from '@cartaviva/contracts';
import { Browser } from '../../../test/browser';
import { consent, openGoogle, welcomeGoogle } from '../../../test/google';
import { TestGateway, PUBLIC_URL, type Gateway } from '../../../test/test-gateway';

describe('signing in with Google', () => {
  let testGateway: TestGateway;
  let google: Awaited<ReturnType<typeof openGoogle>>;
  let gateway: Gateway;
  let other: Gateway;
  let emitted: GoogleSignIn[];

  beforeAll(async () => {
    [testGateway, google] = await Promise.all([TestGateway.shared(), openGoogle()]);
    [gateway, other] = await Promise.all([
      testGateway.gateway(google.env),
      testGateway.gateway(google.env),
    ]);
  });
  beforeEach(() => {
    emitted = welcomeGoogle(testGateway);
  });
  afterAll(async () => {
    await testGateway.close();
    await google.stop();
  });

  it('is offered where the system is known to Google, and there alone', async () => {
    expect((await gateway.call('/api/auth/methods')).json).toEqual({ google: true });
    const without = await testGateway.gateway();
    expect((await without.call('/api/auth/methods')).json).toEqual({ google: false });
    for (const path of ['/api/auth/google', '/api/auth/google/callback?code=1&state=2']) {
      const { status, json } = await without.call(path);
      expect([status, json]).toEqual([404, expect.objectContaining({ status: 404 })]);
    }
  });

  it('asks Google for an identity, bound to this browser for ten minutes', async () => {
    const { status, headers } = await gateway.call('/api/auth/google');
    expect(status).toBe(302);
    const { origin, pathname, searchParams } = new URL(headers.location!);
    expect(origin + pathname).toBe(`${google.url}/authorize`);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'cartaviva',
      redirect_uri: `${PUBLIC_URL}/api/auth/google/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    expect(headers['set-cookie']?.[0]).toMatch(
      /^cv_google=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('binds it to the host, and to https, where there is https', async () => {
    const secure = await testGateway.gateway({
      ...google.env,
      PUBLIC_URL: 'https://cartaviva.test',
    });
    const { headers } = await secure.call('/api/auth/google');
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-cv_google=.*Path=\/; HttpOnly; Secure/);
    expect(headers['set-cookie']?.[0]).not.toContain('Domain');
  });

  it('opens the session of whom Google vouches for, whichever gateway it comes back to', async () => {
    const browser = new Browser(gateway);
    const { path } = await consent(browser, '?volver=/editor/1?tab=qr', 'ana@gmail.com');
    const arrived = new Browser(other);
    arrived.cookie = browser.cookie;
    const { status, headers } = await arrived.call(path, { headers: { 'user-agent': 'Firefox' } });
    expect([status, headers.location]).toEqual([302, '/editor/1?tab=qr']);
    expect(arrived.cookie).toMatch(/^cv_session=[^;]+$/);
    expect((await arrived.call('/api/auth/user')).json).toMatchObject({ email: 'ana@gmail.com' });
    expect(emitted).toEqual([
      {
        issuer: google.url,
        subject: expect.stringMatching(/^\d+$/),
        email: 'ana@gmail.com',
        isEmailVerified: true,
        firstName: 'Ana',
        lastName: 'de Google',
        userAgent: 'Firefox',
      },
    ]);
  });

  it('tells apart who is verified, and takes the names that Google has', async () => {
    const browser = new Browser(gateway);
    const { path } = await consent(browser);
    const change = (claims: Record<string, unknown>) => {
      Object.assign(claims, { email_verified: 'true', given_name: 'É'.repeat(200) });
      delete claims['family_name'];
    };
    await google.saying(change, () => browser.call(path));
    expect(emitted).toMatchObject([
      { isEmailVerified: false, firstName: 'É'.repeat(80), lastName: '' },
    ]);
  });

  it.each(['//evil.do', '/\\evil.do', 'https://evil.do', 'javascript:alert(1)', '', '/a\r\nb'])(
    'leads home, and never to %p',
    async (back) => {
      const browser = new Browser(gateway);
      const { path } = await consent(browser, `?volver=${encodeURIComponent(back)}`);
      expect((await browser.call(path)).headers.location).toBe('/dashboard');
    },
  );

  it('sends a user with a second factor to the login page without a session', async () => {
    const challenge = 'c'.repeat(43);
    testGateway.identity.on(identity.session.signInWithGoogle, () => {
      throw new DomainError('SECOND_FACTOR_WANTED', { challenge });
    });
    const browser = new Browser(gateway);
    const { path } = await consent(browser, '?volver=/editor/1');
    const { headers } = await browser.call(path);
    expect(headers.location).toBe(`/login?return=%2Feditor%2F1#${challenge}`);
    expect(browser.cookie).toBe('');
  });

  it('ends the session that the browser had before', async () => {
    const before = await testGateway.signIn(gateway);
    const browser = new Browser(gateway);
    browser.cookie = before.cookie;
    const { path } = await consent(browser);
    await browser.call(path);
    expect(browser.cookie).not.toBe(before.cookie);
    for (const [cookie, status] of [
      [before.cookie, 401],
      [browser.cookie, 200],
    ] as const) {
      expect((await gateway.call('/api/auth/user', { headers: { cookie } })).status).toBe(status);
    }
  });

  it('goes on when Google changes its keys', async () => {
    const knows = async () => {
      const browser = new Browser(gateway);
      const { path } = await consent(browser);
      await browser.call(path);
      return browser.hasSession;
    };
    expect(await knows()).toBe(true);
    await google.service.issuer.keys.generate('RS256');
    expect([await knows(), await knows()]).toEqual([true, true]);
  });

  it('leads back to the door when identity-service lets nobody in', async () => {
    for (const code of ['GOOGLE_REFUSED', 'UNAVAILABLE'] as const) {
      testGateway.identity.on(identity.session.signInWithGoogle, () => {
        throw new DomainError(code);
      });
      const browser = new Browser(gateway);
      const { path } = await consent(browser);
      const { status, headers } = await browser.call(path);
      expect([status, headers.location]).toEqual([302, '/login?aviso=google']);
      expect(browser.cookie).toBe('');
    }
  });

  it('lets people choose who they are, where a double plays Google', async () => {
    const { headers } = await gateway.call('/api/auth/google');
    const page = await (await fetch(headers.location!)).text();
    expect(page).toContain('Google de prueba');
    expect(page).toContain('value="google@ejemplo.do"');
  });
});
