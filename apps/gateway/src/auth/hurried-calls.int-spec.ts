import { DomainError, identity } from '@cartaviva/contracts';
import { House, type Gateway } from '../../test/house';
import { sampleUser } from '../../test/samples';

describe('sign-ins in a flood', () => {
  let house: House;
  let gateway: Gateway;

  beforeAll(async () => {
    house = await House.open();
    gateway = await house.gateway();
  });
  afterAll(() => house.close());

  const signIn = async () => {
    const start = performance.now();
    const body = { email: 'ana@example.do', password: 'secreta' };
    const { status, headers } = await gateway.call('/api/auth/login', { body });
    return { status, retryAfter: headers['retry-after'], ms: performance.now() - start };
  };
  const flood = (count: number) => Promise.all(Array.from({ length: count }, signIn));
  const asked = () => house.identity.count(identity.session.signIn);

  it('are all answered within two seconds, while nobody gets a turn', async () => {
    const waiting: (() => void)[] = [];
    house.identity.on(identity.session.signIn, async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return house.people.openSession(sampleUser());
    });
    const answers = await flood(300);
    for (const release of waiting) release();
    for (const { status, retryAfter, ms } of answers) {
      expect([status, retryAfter]).toEqual([503, expect.stringMatching(/^[12]$/)]);
      expect(ms).toBeLessThan(2000);
    }
    expect(asked()).toBeLessThanOrEqual(60);
  });

  it('are refused at the door for a moment once the service says it is full, no longer', async () => {
    house.identity.on(identity.session.signIn, () => {
      throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 2 });
    });
    expect((await signIn()).status).toBe(503);
    const before = asked();
    expect((await signIn()).status).toBe(503);
    expect(asked()).toBe(before);
    house.identity.on(identity.session.signIn, () => house.people.openSession(sampleUser()));
    const deadline = Date.now() + 1000;
    while ((await signIn()).status !== 200) expect(Date.now()).toBeLessThan(deadline);
  });
});
