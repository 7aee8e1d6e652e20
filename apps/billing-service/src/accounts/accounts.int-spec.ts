import { billing } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { startTestService, type TestService } from '../../test/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(() => service.clock.reset());
afterAll(() => service.stop());

const download = (accountId: string) => service.asUser(accountId)(billing.account.export, {});

describe('the download of an account', () => {
  it('holds what its user had and has, and nothing of others', async () => {
    const [accountId, other] = [await service.onTrial(), await service.onTrial()];
    await service.subscribe(accountId, 'inicial', 30);
    const content = await download(accountId);
    expect(content).toEqual({
      subscriptions: [
        {
          id: expect.any(String),
          ...{ plan: 'profesional', status: 'active', isTrial: true },
          ...{ amount: '0.00', currency: 'USD', paypalSubscriptionId: null },
          expiresAt: expect.stringMatching(/Z$/),
          startsAt: expect.stringMatching(/Z$/),
          ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
        },
        expect.objectContaining({ plan: 'inicial', isTrial: false, amount: '9.00' }),
      ],
      payments: [],
    });
    expect(JSON.stringify(content)).not.toContain(other);
    expect(await download(randomUUID())).toEqual({ subscriptions: [], payments: [] });
    await expect(service.visitor(billing.account.export, {})).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('an account that is gone', () => {
  const rows = () =>
    service.sql<{ id: string; account_id: string; status: string; amount: string; plan: string }>(
      `SELECT id, account_id, status, amount, plan FROM subscriptions ORDER BY created_at, id`,
    );

  it('takes what PayPal told of its payments along, and leaves the payments to nobody', async () => {
    const accountId = randomUUID();
    await service.pay(accountId, '9.00');
    for (const event of (await service.paypal.webhooks()).events) await service.webhook(event);
    const { payments } = (await download(accountId)) as { payments: object[] };
    expect(payments).toMatchObject([{ plan: 'inicial', status: 'completed', amount: '9.00' }]);
    await service.erase(accountId);
    const empty = { subscriptions: [], payments: [] };
    await eventually(async () => expect(await download(accountId)).toEqual(empty));
    expect(await service.sql(`SELECT FROM notices`)).toEqual([]);
    const books = await service.sql(
      `SELECT amount, account_id = $1 AS theirs, check_at FROM payments`,
      [accountId],
    );
    // PayPal is not asked about these payments again.
    expect(books).toEqual([{ amount: '9.00', theirs: false, check_at: null }]);
  });

  it('leaves the books as they were, in the name of nobody, however often it is told', async () => {
    const [accountId, other] = [await service.onTrial(), await service.onTrial()];
    await service.subscribe(accountId, 'inicial', 30);
    const before = await rows();
    const id = randomUUID();
    await service.erase(accountId, [id, id, randomUUID()]);
    await eventually(async () =>
      expect(await download(accountId)).toEqual({ subscriptions: [], payments: [] }),
    );

    const after = await rows();
    const books = ({ id, amount, plan }: (typeof after)[number]) => ({ id, amount, plan });
    expect(after.map(books)).toEqual(before.map(books));
    const theirs = before.flatMap(({ account_id }, index) =>
      account_id === accountId ? [index] : [],
    );
    const [nobody] = [...new Set(theirs.map((index) => after[index]!.account_id))];
    expect(theirs.every((index) => after[index]!.account_id === nobody)).toBe(true);
    expect(nobody).not.toBe(accountId);
    expect(after.filter(({ account_id }) => account_id === other)).toMatchObject([
      { status: 'active' },
    ]);

    const everywhere = await service.sql<{ text: string }>(
      `SELECT to_jsonb(s)::text AS text FROM subscriptions s`,
    );
    for (const { text } of everywhere) expect(text).not.toContain(accountId);
    service.clock.advance({ days: 60 });
    await service.sweep();
    expect(await service.emitted(nobody!)).toEqual([]);
  });
});
