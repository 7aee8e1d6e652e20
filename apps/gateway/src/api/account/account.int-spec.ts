import { DomainError, identity, type AccountView } from '@cartaviva/contracts';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

const ERASES_AT = '2026-12-21T12:00:00.000Z';
const closing: AccountView = { erasesAt: ERASES_AT, provedBy: 'code' };
const stored: AccountView = { erasesAt: null, provedBy: 'code' };

describe('an account', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let cookie: string;
  let userId: string;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    const signedIn = await testGateway.signIn(gateway);
    ({ cookie } = signedIn);
    userId = signedIn.user.id;
  });
  afterAll(() => testGateway.close());

  const call = (method: string, path: string, body?: object) =>
    gateway.call(path, {
      method,
      headers: { cookie, 'user-agent': 'Firefox' },
      ...(body && { body }),
    });

  it('tells how it stands and what happened to it', async () => {
    const account = { erasesAt: null, provedBy: 'password' as const };
    const happened = { id: userId, kind: 'signed-in' as const, at: ERASES_AT };
    const event = { ...happened, device: 'Firefox en Linux', detail: null };
    testGateway.identity.on(identity.account.get, () => account);
    testGateway.identity.on(identity.account.activity, () => [event]);
    expect((await call('GET', '/api/account')).json).toEqual(account);
    expect((await call('GET', '/api/account/activity')).json).toEqual([event]);
  });

  it('is closed by whoever proves that it is theirs, and kept by a change of mind', async () => {
    const asked: [string, object, string][] = [];
    testGateway.identity.on(identity.account.mailDeletionCode, (request, context) => {
      asked.push(['code', request, context.userId]);
      return {};
    });
    testGateway.identity.on(identity.account.delete, (request, context) => {
      asked.push(['delete', request, context.userId]);
      return closing;
    });
    testGateway.identity.on(identity.account.cancelDeletion, (request, context) => {
      asked.push(['cancel', request, context.userId]);
      return stored;
    });
    const answers = [
      await call('POST', '/api/account/deletion-code'),
      await call('DELETE', '/api/account', { code: '123456' }),
      await call('POST', '/api/account/cancel-deletion'),
    ];
    expect(answers.map(({ status, json }) => [status, json])).toEqual([
      [202, undefined],
      [202, closing],
      [200, stored],
    ]);
    expect(asked).toEqual([
      ['code', {}, userId],
      ['delete', { code: '123456', userAgent: 'Firefox' }, userId],
      ['cancel', { userAgent: 'Firefox' }, userId],
    ]);
  });

  it('asks for an integration with its plan, in its own name, and not with another', async () => {
    const asked: [object, string][] = [];
    testGateway.identity.on(identity.integrationRequest.create, (request, context) => {
      asked.push([request, context.userId]);
      return {};
    });
    const request = { text: 'Nuestro punto de venta', phone: '809-555-0134' };
    const ask = () => call('POST', '/api/account/integration-requests', request);
    const { status, json } = await ask();
    expect([status, json]).toEqual([202, undefined]);
    expect(asked).toEqual([[{ ...request, userAgent: 'Firefox' }, userId]]);

    testGateway.identity.on(identity.integrationRequest.create, () => {
      throw new DomainError('PLAN_REQUIRED', { plan: 'empresarial' });
    });
    const refused = await ask();
    expect([refused.status, refused.json]).toEqual([
      402,
      expect.objectContaining({ error: expect.stringContaining('Empresarial') }),
    ]);
  });

  it('asks for nothing without a text, nor with one past 2,000 characters', async () => {
    let asked = 0;
    testGateway.identity.on(identity.integrationRequest.create, () => {
      asked += 1;
      return {};
    });
    for (const text of [undefined, ' ', 'x'.repeat(2001)]) {
      const { status } = await call('POST', '/api/account/integration-requests', { text });
      expect(status).toBe(400);
    }
    await call('POST', '/api/account/integration-requests', { text: 'x'.repeat(2000) });
    expect(asked).toBe(1);
  });

  it('stays open for a wrong password', async () => {
    testGateway.identity.on(identity.account.delete, () => {
      throw new DomainError('PASSWORD_WRONG');
    });
    const { status, json } = await call('DELETE', '/api/account', { password: 'adivina' });
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: 'La contraseña actual no es correcta.' });
  });
});
