import { DomainError, identity } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { sampleUser } from '../../../test/samples';

describe('sign-ins in a flood', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
  });
  afterAll(() => testGateway.close());

  const signIn = async () => {
    const body = { email: 'ana@example.do', password: 'secreta' };
    const { status, headers } = await gateway.call('/api/auth/login', { body });
    return { status, retryAfter: headers['retry-after'] };
  };
  const flood = (count: number) => Promise.all(Array.from({ length: count }, signIn));
  const asked = () => testGateway.identity.count(identity.session.signIn);

  it('are all answered while nobody gets a turn: nobody is waited for longer than 1.5 s', async () => {
    const waiting: (() => void)[] = [];
    const limit: number[] = [];
    testGateway.identity.on(identity.session.signIn, async (_, context) => {
      // The gateway sets the full timeout. The remaining time can only be shorter.
      const { deadline } = context;
      limit.push(deadline - Date.now());
      await new Promise<void>((resolve) => waiting.push(resolve));
      return testGateway.people.openSession(sampleUser());
    });
    const answers = await flood(300);
    for (const release of waiting) release();
    for (const { status, retryAfter } of answers) {
      expect([status, retryAfter]).toEqual([503, expect.stringMatching(/^[12]$/)]);
    }
    expect(limit.length).toBeGreaterThan(0);
    expect(Math.max(...limit)).toBeLessThanOrEqual(1500);
    expect(asked()).toBeLessThanOrEqual(60);
  });

  it('are refused at the door for a moment once the service says it is full, no longer', async () => {
    testGateway.identity.on(identity.session.signIn, () => {
      throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 2 });
    });
    // Looks for two calls within the cooldown. On a busy machine, it may not be the first two.
    await eventually(async () => {
      expect((await signIn()).status).toBe(503);
      const before = asked();
      expect((await signIn()).status).toBe(503);
      expect(asked()).toBe(before);
    });
    testGateway.identity.on(identity.session.signIn, () =>
      testGateway.people.openSession(sampleUser()),
    );
    await eventually(async () => expect((await signIn()).status).toBe(200));
  });

  it('leave 1.5 s to every operation that hashes a password', async () => {
    const limit: number[] = [];
    testGateway.identity.on(identity.password.change, (_, context) => {
      const { deadline } = context;
      limit.push(deadline - Date.now());
      return {};
    });
    const { cookie } = await testGateway.signIn(gateway);
    const body = { currentPassword: 'la de antes', password: 'la de después' };
    const headers = { cookie };
    const { status } = await gateway.call('/api/auth/change-password', { body, headers });
    expect(status).toBe(204);
    expect(limit[0]).toBeLessThanOrEqual(1500);
  });
});
