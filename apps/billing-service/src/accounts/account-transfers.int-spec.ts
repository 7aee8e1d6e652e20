import { billing, type AccountTransferred } from '@cartaviva/contracts';
import { eventually, ownerColumns } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { startTestService, type TestService } from '../../test/test-service';
import { OWNER_TABLES } from './owner-tables';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const stateOf = (accountId: string) => service.asUser(accountId)(billing.subscription.get, {});

async function transfer(fromId: string, toId: string) {
  const transferred: AccountTransferred = {
    ...{ transferId: randomUUID(), fromId, toId, fromName: 'Carmen Peña' },
    acceptedAt: service.clock.now().toISOString(),
    stays: true,
  };
  const id = randomUUID();
  await service.transfer(transferred, [id, id]);
  await eventually(async () =>
    expect(
      await service.sql(`SELECT FROM account_transfers WHERE id = $1 AND moved_at IS NOT NULL`, [
        transferred.transferId,
      ]),
    ).toHaveLength(1),
  );
}

/** The minute has passed in which nothing is written for the former owner. */
const isOver = () =>
  service.sql(`UPDATE account_transfers SET moved_at = moved_at - interval '1 minute'`);

it('lists every table with a column that names a person', async () => {
  const listed = OWNER_TABLES.map(({ table, column }) => `${table}.${column}`).sort();
  expect(listed).toEqual(await ownerColumns(service.sql));
});

describe('the plan of an account that another owner took', () => {
  it('goes along to the day, as it was derived from trial and payments, and who gave it has Free', async () => {
    const [owner, taker] = [await service.onTrial(), await service.onTrial()];
    await service.subscribe(owner, 'inicial', 30);
    const before = await stateOf(owner);
    expect(before).toMatchObject({ plan: 'inicial', status: 'active' });
    await service.pass({ days: 3 });
    await transfer(owner, taker);
    expect(await stateOf(taker)).toEqual(before);
    expect(await stateOf(owner)).toMatchObject({ effectivePlan: 'free' });
    expect((await service.emitted(taker)).at(-1)).toMatchObject({
      ...{ plan: 'inicial', expiresAt: before.expiresAt },
    });
    expect((await service.emitted(owner)).at(-1)).toMatchObject({ plan: 'free', expiresAt: null });
  });

  it('is its trial where that is all it has: its days, not those of the taker’s besides', async () => {
    const owner = await service.onTrial();
    await service.pass({ days: 4 });
    const taker = await service.onTrial();
    const before = await stateOf(owner);
    await transfer(owner, taker);
    expect(await stateOf(taker)).toEqual(before);
    expect(await stateOf(owner)).toMatchObject({ effectivePlan: 'free' });
    // Nobody gets a second trial.
    await isOver();
    for (const accountId of [owner, taker]) {
      await service.asUser(accountId)(billing.trial.start, {});
    }
    expect(await stateOf(owner)).toMatchObject({ effectivePlan: 'free' });
    expect(await stateOf(taker)).toEqual(before);
  });

  it('is the taker’s trial where the account’s plan is over, and not what both had together', async () => {
    const owner = await service.onTrial();
    await service.subscribe(owner, 'inicial', 30);
    await service.pass({ days: 50 });
    await service.sweep();
    const taker = await service.onTrial();
    const trial = await stateOf(taker);
    expect(trial).toMatchObject({ status: 'trial' });
    await transfer(owner, taker);
    expect(await stateOf(taker)).toEqual(trial);
  });

  it('is what an admin granted, too', async () => {
    const [owner, taker] = [randomUUID(), await service.onTrial()];
    await service.grant(owner);
    await transfer(owner, taker);
    expect(await stateOf(taker)).toMatchObject({ plan: 'empresarial', expiresAt: null });
    expect(await stateOf(owner)).toMatchObject({ effectivePlan: 'free' });
  });

  it('is not added to what the taker had long before', async () => {
    const taker = randomUUID();
    await service.subscribe(taker, 'profesional', 30);
    await service.pass({ days: 20 });
    const owner = randomUUID();
    await service.subscribe(owner, 'profesional', 30);
    await service.pass({ days: 15 });
    const before = await stateOf(owner);
    await transfer(owner, taker);
    expect(await stateOf(taker)).toEqual(before);
  });

  it('keeps what the taker bought while it was being accepted', async () => {
    const [owner, taker] = [randomUUID(), randomUUID()];
    await service.subscribe(owner, 'profesional', 30);
    await service.subscribe(taker, 'profesional', 30);
    await transfer(owner, taker);
    const left = Date.parse((await stateOf(taker)).expiresAt!) - service.clock.now().getTime();
    expect(Math.round(left / 86_400_000)).toBe(60);
  });
});

describe('the payments of an account that another owner took', () => {
  it('stay with who made them, with their receipts; a refund takes back what they bought', async () => {
    const [owner, taker] = [randomUUID(), randomUUID()];
    await service.pay(owner, '9.00');
    await transfer(owner, taker);
    const page = { page: 1, limit: 20 };
    const mine = await service.asUser(owner)(billing.payment.list, page);
    expect(mine).toMatchObject({ total: 1, rows: [{ status: 'completed' }] });
    expect(await service.asUser(taker)(billing.payment.list, page)).toMatchObject({ total: 0 });
    expect(await stateOf(taker)).toMatchObject({ plan: 'inicial', status: 'active' });
    const [{ captureId }] = (await service.sql<{ captureId: string }>(
      `SELECT capture_id AS "captureId" FROM payments WHERE account_id = $1`,
      [owner],
    )) as [{ captureId: string }];
    await service.paypal.refund(captureId);
    for (const event of (await service.paypal.webhooks()).events) await service.webhook(event);
    await eventually(async () =>
      expect(await stateOf(taker)).toMatchObject({ effectivePlan: 'free' }),
    );
  });

  it('that were begun before buy for the account, and those begun afterwards for the payer', async () => {
    const [owner, taker] = [randomUUID(), randomUUID()];
    const orderId = await service.order(owner, '9.00');
    await service.paypal.approve(orderId);
    await service.pass({ minutes: 1 });
    await transfer(owner, taker);
    await service.asUser(owner)(billing.order.capture, { orderId });
    expect(await stateOf(taker)).toMatchObject({ plan: 'inicial', status: 'active' });
    expect(await stateOf(owner)).toMatchObject({ effectivePlan: 'free' });

    await expect(service.order(owner, '9.00')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await isOver();
    await service.pass({ minutes: 1 });
    await service.pay(owner, '29.00');
    expect(await stateOf(owner)).toMatchObject({ plan: 'profesional', status: 'active' });
    expect(await stateOf(taker)).toMatchObject({ plan: 'inicial' });
  });
});
