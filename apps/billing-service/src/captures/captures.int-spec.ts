import { billing } from '@cartaviva/contracts';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { register } from 'prom-client';
import { DataSource } from 'typeorm';
import { startTestService, type TestService } from '../../test/test-service';
import { Payment } from '../orders/payment.entity';
import { SettlementService } from './settlement.service';

const DAY_MS = 24 * 3_600_000;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
afterEach(() => service.paypal.clearFaults());
const capture = (accountId: string, orderId: string) =>
  service.asUser(accountId)(billing.order.capture, { orderId });
/** Changes what PayPal answers to captures. The service logs such a capture as an error. */
async function alterCaptures(altered: object): Promise<void> {
  jest.spyOn(Logger.prototype, 'error').mockReturnValue();
  await service.paypal.fault({ kind: 'altered', on: 'capture', ...altered });
}
const subscription = (accountId: string) => service.asUser(accountId)(billing.subscription.get, {});
const payments = (accountId: string) =>
  service.asUser(accountId)(billing.payment.list, { page: 1, limit: 20 });
const charges = async (orderId: string) =>
  (await service.paypal.ledger()).orders.find(({ id }) => id === orderId)?.charges;

async function approved(amount = '29.00') {
  const accountId = randomUUID();
  const orderId = await service.order(accountId, amount);
  await service.paypal.approve(orderId);
  return { accountId, orderId };
}

async function expectPaidOnce({ accountId, orderId }: { accountId: string; orderId: string }) {
  expect(await charges(orderId)).toBe(1);
  const view = await subscription(accountId);
  expect(view).toMatchObject({ plan: 'profesional', status: 'active' });
  const days = (Date.parse(view.expiresAt!) - service.clock.now().getTime()) / DAY_MS;
  expect(days).toBeCloseTo(30, 2);
  expect((await service.emitted(accountId)).map(({ plan }) => plan)).toEqual(['profesional']);
  const receipts = (await service.mailed(accountId)).map(({ template }) => template);
  expect(receipts).toEqual(['payment-receipt']);
}

describe('a capture', () => {
  it('buys thirty days of the plan that the amount picks, and a receipt', async () => {
    const { accountId, orderId } = await approved('9.00');
    const view = await capture(accountId, orderId);
    expect(view).toMatchObject({ id: orderId, status: 'completed', plan: 'inicial' });
    expect(await subscription(accountId)).toMatchObject({
      ...{ plan: 'inicial', status: 'active', expiresAt: view.expiresAt },
    });
    const { rows, total } = await payments(accountId);
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      ...{ plan: 'inicial', amount: '9.00', currency: 'USD', status: 'completed', failure: null },
      ...{ receiptNumber: expect.stringMatching(/^CV-\d{4}-\d{6}$/), periodEnd: view.expiresAt },
    });
    expect(await capture(accountId, orderId)).toEqual(view);
  });

  it('takes the money once, of twenty at once through two replicas', async () => {
    const paid = await approved();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => capture(paid.accountId, paid.orderId)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await expectPaidOnce(paid);
  });

  it('takes it once though the reply is lost, and says so', async () => {
    const paid = await approved();
    await service.paypal.fault({ kind: 'lost-reply', on: 'capture', times: 2 });
    expect(await capture(paid.accountId, paid.orderId)).toMatchObject({ status: 'completed' });
    await expectPaidOnce(paid);
  });

  it('takes it once though every reply is lost, and is settled by the reconciler', async () => {
    const paid = await approved();
    await service.paypal.fault({ kind: 'lost-reply', on: 'capture', times: null });
    await service.paypal.fault({ kind: 'error', on: 'order', times: null });
    const failing = capture(paid.accountId, paid.orderId);
    await expect(failing).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect((await subscription(paid.accountId)).plan).toBe('free');
    // The payer sees the payment as approved, but cannot cancel it, because PayPal may have taken the money.
    await service.asUser(paid.accountId)(billing.order.cancel, { orderId: paid.orderId });
    expect((await payments(paid.accountId)).rows).toMatchObject([{ status: 'approved' }]);
    await service.paypal.clearFaults();
    service.clock.advance({ minutes: 1 });
    await service.reconcile();
    await expectPaidOnce(paid);
    await capture(paid.accountId, paid.orderId);
    await expectPaidOnce(paid);
  });

  it('takes it once when it is asked for again after PayPal forgot the request', async () => {
    const paid = await approved();
    await service.paypal.fault({ kind: 'lost-reply', on: 'capture', times: null });
    await service.paypal.fault({ kind: 'error', on: 'order', times: null });
    await capture(paid.accountId, paid.orderId).catch(() => undefined);
    await service.paypal.clearFaults();
    await service.paypal.shiftClock(7 * 3_600_000);
    expect(await capture(paid.accountId, paid.orderId)).toMatchObject({ status: 'completed' });
    await service.paypal.shiftClock(-7 * 3_600_000);
    await expectPaidOnce(paid);
  });

  it('is no business of anybody but the payer', async () => {
    const { orderId } = await approved();
    const theirs = capture(randomUUID(), orderId);
    await expect(theirs).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const nobodys = capture(randomUUID(), 'NADIE');
    await expect(nobodys).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect(await charges(orderId)).toBe(0);
  });

  it('waits for the approval', async () => {
    const accountId = randomUUID();
    const orderId = await service.order(accountId);
    const early = capture(accountId, orderId);
    await expect(early).rejects.toMatchObject({ code: 'ORDER_NOT_APPROVED' });
    await service.paypal.approve(orderId);
    await capture(accountId, orderId);
    await expectPaidOnce({ accountId, orderId });
  });
});

describe('a payment that PayPal does not take at once', () => {
  it('gives nothing while it is pending, and all of it once it is settled', async () => {
    const paid = await approved();
    await service.paypal.fault({ kind: 'pending', on: 'capture' });
    expect(await capture(paid.accountId, paid.orderId)).toMatchObject({
      ...{ status: 'pending', expiresAt: null },
    });
    expect((await subscription(paid.accountId)).plan).toBe('free');
    const { orders } = await service.paypal.ledger();
    await service.paypal.settle(orders.find(({ id }) => id === paid.orderId)!.captureId!);
    service.clock.advance({ minutes: 2 });
    await service.reconcile();
    await expectPaidOnce(paid);
  });

  it('is declined with a word and a mail, and can be tried again', async () => {
    const { accountId, orderId } = await approved();
    await service.paypal.fault({ kind: 'declined', on: 'capture' });
    const declined = capture(accountId, orderId);
    await expect(declined).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' });
    expect((await payments(accountId)).rows).toMatchObject([
      { status: 'declined', failure: 'INSTRUMENT_DECLINED', receiptNumber: null },
    ]);
    expect(await service.mailed(accountId)).toMatchObject([{ template: 'payment-failed' }]);
    service.clock.advance({ minutes: 10 });
    await service.reconcile();
    expect(await charges(orderId)).toBe(0);
    expect(await capture(accountId, orderId)).toMatchObject({ status: 'completed' });
    expect(await charges(orderId)).toBe(1);
  });

  it('stays as it is when an earlier attempt turns out to have been declined', async () => {
    const { accountId, orderId } = await approved();
    const [dataSource] = service.everywhere(DataSource);
    const earlier = await dataSource!.manager.findOneByOrFail(Payment, { orderId });
    await service.paypal.fault({ kind: 'declined', on: 'capture' });
    await capture(accountId, orderId).catch(() => undefined);
    await service.paypal.fault({ kind: 'pending', on: 'capture' });
    await capture(accountId, orderId);
    const [settlement] = service.everywhere(SettlementService);
    await settlement!.decline(earlier, 'INSTRUMENT_DECLINED', null, randomUUID());
    expect((await payments(accountId)).rows).toMatchObject([{ status: 'pending' }]);
    expect(await service.mailed(accountId)).toHaveLength(1);
  });

  it('gives nothing when its money went back before we knew that it had been taken', async () => {
    const { accountId, orderId } = await approved();
    await service.paypal.fault({ kind: 'lost-reply', on: 'capture', times: null });
    await service.paypal.fault({ kind: 'error', on: 'order', times: null });
    await capture(accountId, orderId).catch(() => undefined);
    await service.paypal.clearFaults();
    const { orders } = await service.paypal.ledger();
    await service.paypal.refund(orders.find(({ id }) => id === orderId)!.captureId!);
    service.clock.advance({ minutes: 1 });
    await service.reconcile();
    expect((await payments(accountId)).rows).toMatchObject([
      { status: 'refunded', receiptNumber: null },
    ]);
    expect((await subscription(accountId)).plan).toBe('free');
    expect(await service.mailed(accountId)).toEqual([]);
  });

  it('is over when the capture itself came out declined', async () => {
    const { accountId, orderId } = await approved();
    await service.paypal.fault({ kind: 'capture-declined', on: 'capture' });
    for (let time = 0; time < 2; time += 1) {
      const declined = capture(accountId, orderId);
      await expect(declined).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' });
    }
    expect((await subscription(accountId)).plan).toBe('free');
    expect(await service.mailed(accountId)).toHaveLength(1);
  });

  it.each([
    ['amount', { amount: { currency_code: 'USD', value: '1.00' } }],
    ['currency', { amount: { currency_code: 'EUR', value: '29.00' } }],
    ['payee', { payee: { merchant_id: 'OTHER' } }],
  ])('gives nothing for another %s, and waits for a person', async (_, altered) => {
    const { accountId, orderId } = await approved();
    await alterCaptures(altered);
    expect(await capture(accountId, orderId)).toMatchObject({ status: 'pending' });
    service.clock.advance({ minutes: 90 });
    await service.reconcile();
    expect((await payments(accountId)).rows).toMatchObject([
      { status: 'pending', failure: 'UNDER_REVIEW' },
    ]);
    expect((await subscription(accountId)).plan).toBe('free');
  });

  it('that waits for a person is over once its money is given back', async () => {
    const { accountId, orderId } = await approved();
    const amount = { currency_code: 'USD', value: '1.00' };
    await alterCaptures({ amount });
    await capture(accountId, orderId);
    const { orders } = await service.paypal.ledger();
    await service.paypal.refund(orders.find(({ id }) => id === orderId)!.captureId!);
    const { events } = await service.paypal.webhooks();
    await service.webhook(events.at(-1)!);
    expect((await payments(accountId)).rows).toMatchObject([{ status: 'refunded' }]);
  });
});

describe('a payment', () => {
  // Settles payments from earlier tests, so that the counters do not include them.
  beforeEach(() => service.reconcile());

  const counted = async () => {
    const { values } = await register.getSingleMetric('payments_total')!.get();
    return ['captured', 'declined', 'refunded', 'under-review'].map(
      // Each outcome is exported with 0 from the start.
      (outcome) => values.find(({ labels }) => labels['outcome'] === outcome)!.value,
    );
  };
  /** Returns the increases in captured, declined, refunded, and under-review payments. */
  const countedBy = async (work: () => Promise<unknown>) => {
    const before = await counted();
    await work();
    return (await counted()).map((after, index) => after - before[index]!);
  };

  it('is counted once by its outcome, however many ask for it', async () => {
    const { accountId, orderId } = await approved();
    await service.paypal.fault({ kind: 'declined', on: 'capture' });
    const decline = () => capture(accountId, orderId).catch(() => undefined);
    expect(await countedBy(decline)).toEqual([0, 1, 0, 0]);
    const ten = () => Promise.all(Array.from({ length: 10 }, () => capture(accountId, orderId)));
    expect(await countedBy(ten)).toEqual([1, 0, 0, 0]);
  });

  it('is counted as one that a person has to look at, and as refunded', async () => {
    const { accountId, orderId } = await approved();
    const amount = { currency_code: 'USD', value: '1.00' };
    await alterCaptures({ amount });
    expect(await countedBy(() => capture(accountId, orderId))).toEqual([0, 0, 0, 1]);
    const { orders } = await service.paypal.ledger();
    await service.paypal.refund(orders.find(({ id }) => id === orderId)!.captureId!);
    const { events } = await service.paypal.webhooks();
    const refund = () => service.webhook(events.at(-1)!);
    expect(await countedBy(refund)).toEqual([0, 0, 1, 0]);
    expect(await countedBy(refund)).toEqual([0, 0, 0, 0]);
  });
});

describe('receipts', () => {
  it('are numbered without a gap, also when many pay at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => approved('9.00')));
    await Promise.all(all.map(({ accountId, orderId }) => capture(accountId, orderId)));
    const rows = await service.sql<{ number: string }>(
      `SELECT receipt_number AS number FROM payments WHERE receipt_number IS NOT NULL ORDER BY 1`,
    );
    const counts = rows.map(({ number }) => Number(number.slice(-6)));
    expect(counts).toEqual(counts.map((_, index) => index + 1));
  });
});
