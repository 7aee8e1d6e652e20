import { identity } from '@cartaviva/contracts';
import { seal } from '@cartaviva/secrets';
import { stopwatch } from '@cartaviva/server-testing';
import { freePort } from '@cartaviva/tools/engines/ports.mjs';
import { JwtService } from '@nestjs/jwt';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Browser } from '../../../test/browser';
import { consent, openGoogle, welcomeGoogle, type Claims } from '../../../test/google';
import { TestGateway, type Gateway, SESSION_SECRET } from '../../../test/test-gateway';

const seconds = () => Math.floor(Date.now() / 1000);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a way back from Google that is not in order', () => {
  let testGateway: TestGateway;
  let google: Awaited<ReturnType<typeof openGoogle>>;
  let gateway: Gateway;
  let browser: Browser;

  beforeAll(async () => {
    [testGateway, google] = await Promise.all([TestGateway.shared(), openGoogle()]);
    gateway = await testGateway.gateway(google.env);
    welcomeGoogle(testGateway);
  });
  afterAll(async () => {
    await testGateway.close();
    await google.stop();
  });
  beforeEach(() => {
    browser = new Browser(gateway);
  });

  /** Expects a redirect to the sign-in page, no session, and no call to identity-service. */
  const refuses = async (path: string, at = browser) => {
    const asked = testGateway.identity.count(identity.session.signInWithGoogle);
    const { status, headers } = await at.call(path);
    expect([status, headers.location]).toEqual([302, '/login?aviso=google']);
    expect(at.hasSession).toBe(false);
    expect(testGateway.identity.count(identity.session.signInWithGoogle)).toBe(asked);
  };

  const changed = (path: string, name: string, value?: string) => {
    const url = new URL(path, 'http://cartaviva.test');
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
    return url.pathname + url.search;
  };

  it.each([
    ['without a state', 'state', undefined],
    ['with a made-up state', 'state', 'x'.repeat(43)],
    ['without a code', 'code', undefined],
    ['with a made-up code', 'code', 'made-up'],
  ])('%s', async (_, name, value) => {
    const { path } = await consent(browser);
    await refuses(changed(path, name, value));
  });

  it('with a refusal in place of the code', async () => {
    const { path } = await consent(browser);
    await refuses(changed(changed(path, 'code'), 'error', 'access_denied'));
  });

  it('with two states or two codes', async () => {
    for (const twice of ['&state=other', '&code=other']) {
      const { path } = await consent(browser);
      await refuses(path + twice);
    }
  });

  it('in a browser that never set out', async () => {
    const { path } = await consent(browser);
    await refuses(path, new Browser(gateway));
  });

  it('in another browser, which set out for itself', async () => {
    const attacker = new Browser(gateway);
    const { path } = await consent(attacker);
    await consent(browser);
    await refuses(path);
  });

  it('with a code that another browser fetched: only who asked can spend it', async () => {
    const attacker = new Browser(gateway);
    const stolen = new URL((await consent(attacker, '', 'evil@gmail.com')).back);
    const { path } = await consent(browser);
    await refuses(changed(path, 'code', stolen.searchParams.get('code')!));
  });

  it('for a second time, even in a browser that kept its cookie', async () => {
    const { path } = await consent(browser);
    const stored = browser.cookie;
    await browser.call(path);
    expect(browser.hasSession).toBe(true);
    browser.cookie = stored;
    await refuses(path);
    const { back } = await consent(new Browser(gateway));
    browser.cookie = stored;
    await refuses(changed(path, 'code', back.searchParams.get('code')!));
  });

  it('twenty times at once: one gets through', async () => {
    const { path } = await consent(browser);
    const headers = { cookie: browser.cookie };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => gateway.call(path, { headers })),
    );
    expect(answers.filter((answer) => answer.headers.location === '/dashboard')).toHaveLength(1);
  });

  it('at a gateway with another secret, unless it has this one as the one before', async () => {
    const { path } = await consent(browser);
    const env = { ...google.env, SESSION_SECRET: 'n'.repeat(32) };
    const at = async (more: Record<string, string> = {}) => {
      const there = new Browser(await testGateway.gateway({ ...env, ...more }));
      there.cookie = browser.cookie;
      return there;
    };
    await refuses(path, await at());
    const replacing = await at({ SESSION_SECRET_PREVIOUS: SESSION_SECRET });
    expect((await replacing.call(path)).headers.location).toBe('/dashboard');
  });

  it('too late, or with a cookie that is not ours or was altered', async () => {
    const { path, back } = await consent(browser);
    const state = back.searchParams.get('state')!;
    const handshake = { state, nonce: 'n', verifier: 'v', back: '/' };
    const late = JSON.stringify({ handshake, until: Date.now() - 1 });
    const mine = JSON.stringify({ handshake, until: Date.now() + 60_000 });
    const own = browser.cookie;
    for (const cookie of [
      `cv_google=${seal(late, SESSION_SECRET)}`,
      `cv_google=${seal(mine, 'x'.repeat(32))}`,
      `cv_google=${encoded({ handshake, until: Date.now() + 60_000 })}`,
      `${own.slice(0, -2)}AA`,
    ]) {
      browser.cookie = cookie;
      await refuses(path);
    }
  });

  it.each<[string, (claims: Claims) => void]>([
    ['without a nonce', (claims) => delete claims['nonce']],
    ['with another question’s nonce', (claims) => (claims['nonce'] = 'x'.repeat(43))],
    ['for another client', (claims) => (claims['aud'] = 'another-client')],
    ['for nobody', (claims) => delete claims['aud']],
    ['by another issuer', (claims) => (claims['iss'] = 'https://accounts.evil.do')],
    ['that has expired', (claims) => (claims['exp'] = seconds() - 60)],
    ['that is hours old', (claims) => (claims['iat'] = seconds() - 7200)],
    ['of nobody in particular', (claims) => delete claims['sub']],
    ['without an address', (claims) => delete claims['email']],
  ])('with an identity %s', async (_, change) => {
    const { path } = await consent(browser);
    await google.saying(change, () => refuses(path));
  });

  it('with an identity that Google did not sign', async () => {
    const jwt = new JwtService();
    const forge = async (sign: (claims: object, kid: string) => string) => {
      const { asked, path } = await consent(browser);
      const nonce = asked.searchParams.get('nonce');
      const claims = {
        ...{ iss: google.url, aud: 'cartaviva', sub: '1', email: 'ana@gmail.com', nonce },
        ...{ email_verified: true, iat: seconds(), exp: seconds() + 600 },
      };
      const [key] = google.service.issuer.keys.toJSON();
      await google.answering(
        () => sign(claims, key!.kid),
        () => refuses(path),
      );
    };
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await forge((claims, kid) => `${encoded({ alg: 'none', kid })}.${encoded(claims)}.`);
    await forge((claims, kid) => jwt.sign(claims, { privateKey, algorithm: 'RS256', keyid: kid }));
    await forge((claims) => jwt.sign(claims, { privateKey, algorithm: 'RS256', keyid: 'new' }));
    await forge((claims, kid) => jwt.sign(claims, { secret: 'public key', keyid: kid }));
    await forge(() => 'no token');
  });

  it('within five seconds while Google, or only its keys, does not answer', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    for (const fault of [
      { GOOGLE_TOKEN_URL: `http://127.0.0.1:${port}/token` },
      { GOOGLE_KEYS_URL: `http://127.0.0.1:${port}/jwks` },
      { GOOGLE_TOKEN_URL: nowhere },
      { GOOGLE_KEYS_URL: nowhere },
    ]) {
      const faulty = new Browser(await testGateway.gateway({ ...google.env, ...fault }));
      const { path } = await consent(faulty);
      const elapsedMs = stopwatch();
      await refuses(path, faulty);
      expect(elapsedMs()).toBeLessThan(5000);
    }
    silent.closeAllConnections();
    silent.close();
  });
});
