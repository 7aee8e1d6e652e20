import { DomainError, identity } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { eventually } from '@cartaviva/server-testing';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('signing out while identity-service is unavailable', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let other: Gateway;
  let isUnavailable = false;
  let ended: string[];

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    [gateway, other] = await Promise.all([testGateway.gateway(), testGateway.gateway()]);
  });
  afterAll(() => testGateway.close());
  beforeEach(() => {
    ended = [];
    testGateway.identity.on(identity.session.signOut, ({ sessionId }) => {
      if (isUnavailable) throw new DomainError('UNAVAILABLE');
      testGateway.people.forgetSession(sessionId);
      ended.push(sessionId);
      return {};
    });
  });

  const who = (at: Gateway, cookie: string) => at.call('/api/auth/user', { headers: { cookie } });
  const signOut = (cookie: string) =>
    gateway.call('/api/auth/logout', { method: 'POST', headers: { cookie } });

  it('ends the session at every gateway at once, and there as soon as somebody answers', async () => {
    const { cookie, sid } = await testGateway.signIn(gateway);
    isUnavailable = true;
    const { status, headers } = await signOut(cookie);
    expect(status).toBe(204);
    expect(headers['set-cookie']?.[0]).toContain('cv_session=; ');
    for (const at of [gateway, other]) expect((await who(at, cookie)).status).toBe(401);
    expect(ended).toEqual([]);
    isUnavailable = false;
    await eventually(() => expect(ended).toContain(digestOf(sid)));
    for (const at of [gateway, other]) expect((await who(at, cookie)).status).toBe(401);
  });

  it('leaves the other sessions open', async () => {
    const phone = await testGateway.signIn(gateway);
    const desk = await testGateway.signIn(gateway, phone.user);
    isUnavailable = true;
    await signOut(phone.cookie);
    isUnavailable = false;
    expect((await who(other, desk.cookie)).status).toBe(200);
  });

  it('takes the cookie even when nothing can be remembered, and says that it went wrong', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    await testGateway.redis.kill();
    const { status, headers } = await signOut(cookie);
    await testGateway.restartRedis();
    expect(status).toBe(503);
    expect(headers['set-cookie']?.[0]).toContain('cv_session=; ');
  });
});
