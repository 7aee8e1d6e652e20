import { DomainError, identity } from '@cartaviva/contracts';
import { Browser } from '../../../test/browser';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { sampleUser } from '../../../test/samples';

const DEVICE = `${'n'.repeat(22)}.${'p'.repeat(43)}`;
const credentials = { email: 'carmen@example.do', password: 'secreta' };

describe('the cookie of a known browser', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let emitted: (string | undefined)[];

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
  });
  afterAll(() => testGateway.close());
  beforeEach(() => {
    emitted = [];
    testGateway.identity.on(identity.session.signIn, ({ device }) => {
      emitted.push(device);
      return { ...testGateway.people.openSession(sampleUser()), device: DEVICE };
    });
  });

  const cookieOf = (answer: Awaited<ReturnType<Gateway['call']>>, name: string) =>
    answer.headers['set-cookie']?.find((cookie) => cookie.startsWith(`${name}=`));

  it('comes with a sign-in, for a year, and no script reads it', async () => {
    const answer = await gateway.call('/api/auth/login', { body: credentials });
    expect(cookieOf(answer, 'cv_device')).toBe(
      `cv_device=${DEVICE}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect(answer.text).not.toContain(DEVICE);
  });

  it('is bound to the host where there is https', async () => {
    const secure = await testGateway.gateway({ PUBLIC_URL: 'https://cartaviva.test' });
    const answer = await secure.call('/api/auth/login', { body: credentials });
    expect(cookieOf(answer, '__Host-cv_device')).toContain('Secure');
  });

  it('stays after signing out, and is shown at the next sign-in', async () => {
    const browser = new Browser(gateway);
    await browser.call('/api/auth/login', { body: credentials });
    await browser.call('/api/auth/logout', { method: 'POST' });
    expect(browser.hasSession).toBe(false);
    await browser.call('/api/auth/login', { body: credentials });
    expect(emitted).toEqual([undefined, DEVICE]);
  });

  it('of another shape is none', async () => {
    const headers = { cookie: `cv_device=${'x'.repeat(3000)}` };
    expect((await gateway.call('/api/auth/login', { body: credentials, headers })).status).toBe(
      200,
    );
    expect(emitted).toEqual([undefined]);
  });

  it('is not given to whoever is refused', async () => {
    testGateway.identity.on(identity.session.signIn, () => {
      throw new DomainError('CREDENTIALS_WRONG');
    });
    const answer = await gateway.call('/api/auth/login', { body: credentials });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined]);
  });
});
