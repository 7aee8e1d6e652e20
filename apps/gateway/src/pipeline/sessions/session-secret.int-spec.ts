import { menus } from '@cartaviva/contracts';
import { randomBytes, randomUUID } from 'node:crypto';
import { Browser } from '../../../test/browser';
import { sampleMenu } from '../../../test/samples';
import { SESSION_SECRET, TestGateway, type Gateway } from '../../../test/test-gateway';

const OLD = SESSION_SECRET;
const NEW = randomBytes(32).toString('hex');
/** Settings of a gateway at each step of replacing SESSION_SECRET (docs/operations/secrets.md). */
const STEPS = [
  { SESSION_SECRET: OLD },
  { SESSION_SECRET: OLD, SESSION_SECRET_PREVIOUS: NEW },
  { SESSION_SECRET: NEW, SESSION_SECRET_PREVIOUS: OLD },
  { SESSION_SECRET: NEW },
];

describe('while SESSION_SECRET is being replaced', () => {
  let testGateway: TestGateway;
  let steps: Gateway[];
  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    steps = await Promise.all(STEPS.map((secrets) => testGateway.gateway(secrets)));
  });
  afterAll(() => testGateway.close());

  const who = async (at: Gateway, cookie: string) =>
    (await at.call('/api/auth/user', { headers: { cookie } })).status;
  /** Each step combined with the previous one, in both orders, as during a rollout. */
  const pairs = [0, 1, 2].flatMap((at) => [
    [at, at + 1],
    [at + 1, at],
  ]) as [number, number][];

  it.each(pairs)('a session of a gateway at step %i is one at step %i', async (from, to) => {
    const { cookie } = await testGateway.signIn(steps[from]!);
    expect(await who(steps[to]!, cookie)).toBe(200);
  });

  it('a session that only the other secret signed is nobody’s', async () => {
    const stranger = await testGateway.gateway({ SESSION_SECRET: 't'.repeat(32) });
    const { cookie } = await testGateway.signIn(stranger);
    for (const step of steps) expect(await who(step, cookie)).toBe(401);
    const { cookie: old } = await testGateway.signIn(steps[0]!);
    expect(await who(steps[3]!, old)).toBe(401);
  });

  it('the next sign-in ends the old session and opens one that is good without the old secret', async () => {
    const { cookie: old, user } = await testGateway.signIn(steps[0]!);
    const browser = new Browser(steps[2]!);
    browser.cookie = old;
    await testGateway.signIn(steps[2]!, user);
    await browser.call('/api/auth/login', { body: { email: user.email, password: 'secreta' } });
    expect(await who(steps[3]!, browser.cookie)).toBe(200);
    for (const step of steps) expect(await who(step, old)).toBe(401);
  });

  describe('a write with an Idempotency-Key', () => {
    beforeEach(() => {
      testGateway.menus.on(menus.menu.create, ({ name }) => sampleMenu({ name: name ?? 'Carta' }));
    });
    const created = () => testGateway.menus.count(menus.menu.create);
    const create = (step: number, cookie: string, key: string) => {
      const body = { name: 'Cena', restaurantName: 'La Cocina de Carmen' };
      const headers = { cookie, 'idempotency-key': key };
      return steps[step]!.call('/api/menus', { body, headers });
    };

    it.each(pairs)('that is sent at step %i has the same answer at step %i', async (from, to) => {
      const { cookie } = await testGateway.signIn(steps[from]!);
      const [key, before] = [randomUUID(), created()];
      const first = await create(from, cookie, key);
      const again = await create(to, cookie, key);
      expect([again.status, again.text]).toEqual([201, first.text]);
      expect(again.headers['idempotency-replayed']).toBe('true');
      expect(created() - before).toBe(1);
      await create(to, cookie, randomUUID());
      expect(created() - before).toBe(2);
    });

    it('has one effect, of twenty sent at once to gateways that sign with either', async () => {
      const { cookie } = await testGateway.signIn(steps[1]!);
      const [key, before] = [randomUUID(), created()];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => create(1 + (n % 2), cookie, key)),
      );
      expect(created() - before).toBe(1);
      expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    });
  });
});
