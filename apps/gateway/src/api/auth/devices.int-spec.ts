import { DomainError, identity } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('a user’s devices', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
  });
  afterAll(() => testGateway.close());

  it('are listed, with the one that asks marked', async () => {
    const { cookie, sid } = await testGateway.signIn(gateway);
    const at = '2026-11-02T12:00:00.000Z';
    testGateway.identity.on(identity.session.list, ({ currentSessionId: id }) => [
      { id, device: 'Chrome en Android', createdAt: at, lastUsedAt: at, isCurrent: true },
    ]);
    const { json } = await gateway.call('/api/auth/sessions', { headers: { cookie } });
    expect(json).toMatchObject([{ id: digestOf(sid), isCurrent: true }]);
  });

  it('are signed out from another one, at once', async () => {
    const phone = await testGateway.signIn(gateway);
    const desk = await testGateway.signIn(gateway);
    const user = () => gateway.call('/api/auth/user', { headers: { cookie: phone.cookie } });
    expect((await user()).status).toBe(200);
    testGateway.identity.on(identity.session.end, ({ sessionId }) => {
      testGateway.people.forgetSession(sessionId);
      return {};
    });
    const { status } = await gateway.call(`/api/auth/sessions/${digestOf(phone.sid)}`, {
      method: 'DELETE',
      headers: { cookie: desk.cookie },
    });
    expect([status, (await user()).status]).toEqual([204, 401]);
  });

  it('are all signed out but the one that asks, by one call and at once', async () => {
    const [phone, desk] = [await testGateway.signIn(gateway), await testGateway.signIn(gateway)];
    const user = (cookie: string) => gateway.call('/api/auth/user', { headers: { cookie } });
    expect((await user(phone.cookie)).status).toBe(200);
    testGateway.identity.on(identity.session.endOthers, ({ currentSessionId }) => {
      expect(currentSessionId).toBe(digestOf(desk.sid));
      const sessionIds = [digestOf(phone.sid)];
      for (const id of sessionIds) testGateway.people.forgetSession(id);
      return { sessionIds };
    });
    const { cookie } = desk;
    const options = { method: 'DELETE', headers: { cookie } };
    expect((await gateway.call('/api/auth/sessions', options)).status).toBe(204);
    expect((await user(phone.cookie)).status).toBe(401);
    expect((await user(cookie)).status).toBe(200);
  });

  it('of others are as good as missing', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    testGateway.identity.on(identity.session.end, () => {
      throw new DomainError('SESSION_NOT_FOUND');
    });
    const path = `/api/auth/sessions/${digestOf('another’s')}`;
    const { status } = await gateway.call(path, { method: 'DELETE', headers: { cookie } });
    expect(status).toBe(404);
  });
});
