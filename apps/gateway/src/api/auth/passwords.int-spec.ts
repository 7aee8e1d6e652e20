import { DomainError, identity } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { Browser } from '../../../test/browser';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('a password', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  const asked: object[] = [];
  const sent = { message: 'Si este email tiene una cuenta, te enviamos un enlace y un código.' };
  const requester = { network: expect.stringMatching(/^[0-9a-f]{64}$/) };

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    const remember = (request: object) => {
      asked.push(request);
      return {};
    };
    testGateway.identity.on(identity.password.forgot, (request) => {
      asked.push(request);
      return sent;
    });
    testGateway.identity.on(identity.password.reset, remember);
    testGateway.identity.on(identity.password.change, remember);
  });
  afterAll(() => testGateway.close());
  beforeEach(() => {
    asked.length = 0;
  });

  it('that was forgotten brings a code, and an answer that tells nothing', async () => {
    const body = { email: 'carmen@example.do' };
    const { status, json } = await gateway.call('/api/auth/forgot-password', { body });
    const asking = { ...requester, browser: expect.stringMatching(/^[0-9a-f]{64}$/) };
    expect([status, json, asked]).toEqual([202, sent, [{ ...body, requester: asking }]]);
  });

  it('is set anew with the code, and the browser forgets its session', async () => {
    const browser = new Browser(gateway);
    browser.cookie = (await testGateway.signIn(gateway)).cookie;
    const body = { email: 'carmen@example.do', code: '123456', password: 'otra-clave' };
    const { status } = await browser.call('/api/auth/reset-password', { body });
    expect([status, browser.cookie, asked]).toEqual([204, '', [{ ...body, requester }]]);
  });

  it('is set anew with the link alone, and not with half of either', async () => {
    const password = 'otra-clave';
    const reset = (body: object) => gateway.call('/api/auth/reset-password', { body });
    const linked = { token: 't'.repeat(43), password, keepApiKeys: true };
    expect((await reset(linked)).status).toBe(204);
    expect(asked).toEqual([{ ...linked, requester }]);
    for (const [half, field] of [
      [{ password }, 'code'],
      [{ password, email: 'carmen@example.do' }, 'code'],
      [{ password, code: '123456' }, 'email'],
      [{ password, token: 'short' }, 'token'],
    ] as const) {
      const { status, json } = await reset(half);
      expect([status, json]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
    }
  });

  it('is not set anew with a wrong code', async () => {
    testGateway.identity.on(identity.password.reset, () => {
      throw new DomainError('CODE_WRONG');
    });
    const body = { email: 'carmen@example.do', code: '000000', password: 'otra-clave' };
    const { status, json, headers } = await gateway.call('/api/auth/reset-password', { body });
    expect([status, headers['set-cookie']]).toEqual([400, undefined]);
    expect(json).toMatchObject({ error: expect.stringMatching(/^El código no es correcto/) });
  });

  it('is changed by whoever knows it, from a session that goes on', async () => {
    const { cookie, sid } = await testGateway.signIn(gateway);
    const body = { currentPassword: 'secreta', password: 'otra-clave' };
    const headers = { cookie };
    const answer = await gateway.call('/api/auth/change-password', { body, headers });
    expect(answer.status).toBe(204);
    expect(asked).toEqual([{ ...body, currentSessionId: digestOf(sid) }]);
    expect((await gateway.call('/api/auth/user', { headers })).status).toBe(200);
  });
});
