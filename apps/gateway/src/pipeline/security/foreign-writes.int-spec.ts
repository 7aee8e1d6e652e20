import { TestGateway, PUBLIC_URL, type Gateway } from '../../../test/test-gateway';

describe('a write that another site makes a browser send', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let cookie: string;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    ({ cookie } = await testGateway.signIn(gateway));
  });
  afterAll(() => testGateway.close());

  const signOut = (headers: Record<string, string>) =>
    gateway.call('/api/auth/logout', { method: 'POST', headers });

  it.each([
    [{ origin: 'http://evil.do' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: `${PUBLIC_URL}.evil.do` }, 403],
    [{ origin: 'https://cartaviva.test' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: PUBLIC_URL, 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://evil.do', 'sec-fetch-site': 'same-origin' }, 403],
    [{ origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' }, 204],
    [{ origin: PUBLIC_URL }, 204],
    [{ 'sec-fetch-site': 'none' }, 204],
    [{}, 204],
  ])('with %p is answered %d', async (headers, status) => {
    const answer = await signOut(headers as Record<string, string>);
    expect(answer.status).toBe(status);
    if (status === 403) {
      expect(answer.json).toMatchObject({
        type: 'urn:cartaviva:problem:foreign-origin',
        error: 'Esta acción solo puede hacerse desde CartaViva.',
      });
    }
  });

  it('is refused for signing in, too, before any password is looked at', async () => {
    const body = { email: 'carmen@example.do', password: 'secreta' };
    const { status, headers } = await gateway.call('/api/auth/login', {
      body,
      headers: { origin: 'http://evil.do' },
    });
    expect(status).toBe(403);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is refused when it hides its JSON from the browser’s own check', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const { status } = await gateway.call('/api/menus', {
        method: 'POST',
        headers: { cookie, 'content-type': type },
        body: '{"name":"x"}',
      });
      expect(status).toBe(415);
    }
  });

  it('is one of ours under whatever name a plain-http gateway was reached by', async () => {
    const { status } = await signOut({ origin: gateway.url });
    expect(status).toBe(204);
    const secure = await testGateway.gateway({ PUBLIC_URL: 'https://cartaviva.test' });
    const answer = await secure.call('/api/auth/logout', {
      method: 'POST',
      headers: { origin: secure.url },
    });
    expect(answer.status).toBe(403);
  });

  it('is no concern of reads', async () => {
    const { status } = await gateway.call('/api/auth/user', {
      headers: { cookie, origin: 'http://evil.do', 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(200);
  });
});
