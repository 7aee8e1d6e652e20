import { billing } from '@cartaviva/contracts';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;
beforeAll(async () => {
  service = await sharedTestService();
});
afterEach(() => service.paypal.clearFaults());
const subscription = (accountId: string) => service.asUser(accountId)(billing.subscription.get, {});
const capture = (accountId: string, orderId: string) =>
  service.asUser(accountId)(billing.order.capture, { orderId });
const charges = async (orderId: string) =>
  (await service.paypal.ledger()).orders.find(({ id }) => id === orderId)?.charges;
const statusOf = async (orderId: string) =>
  (
    await service.sql<{ status: string }>(`SELECT status FROM payments WHERE order_id = $1`, [
      orderId,
    ])
  )
    .map(({ status }) => status)
    .join();

describe('what is left between PayPal and us', () => {
  it('is settled once when we died after the capture and before our commit', async () => {
    const accountId = randomUUID();
    const orderId = await service.order(accountId);
    await service.paypal.approve(orderId);
    // The service logs the transaction that fails.
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await service.sql(`
      CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`);
    await service.sql(`
      CREATE CONSTRAINT TRIGGER die AFTER INSERT ON subscriptions
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION die()`);
    await expect(capture(accountId, orderId)).rejects.toBeDefined();
    expect([await charges(orderId), await statusOf(orderId)]).toEqual([1, 'capturing']);
    await service.sql(`DROP TRIGGER die ON subscriptions`);

    service.clock.advance({ minutes: 1 });
    await service.reconcile();
    expect([await charges(orderId), await statusOf(orderId)]).toEqual([1, 'completed']);
    expect(await service.emitted(accountId)).toHaveLength(1);
    expect(await service.mailed(accountId)).toHaveLength(1);
  });

  it('is taken when we died before PayPal was asked for it', async () => {
    const accountId = randomUUID();
    const orderId = await service.order(accountId);
    await service.paypal.approve(orderId);
    await service.sql(`UPDATE payments SET status = 'capturing' WHERE order_id = $1`, [orderId]);
    service.clock.advance({ minutes: 2 });
    await service.reconcile();
    expect([await charges(orderId), await statusOf(orderId)]).toEqual([1, 'completed']);
    expect(await subscription(accountId)).toMatchObject({ plan: 'profesional' });
  });

  it('is an order that PayPal may have made for as long as somebody could still pay it', async () => {
    const accountId = randomUUID();
    await service.paypal.fault({ kind: 'error', on: 'create', times: null });
    await expect(service.order(accountId)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await service.paypal.clearFaults();
    const states = () =>
      service.sql(`SELECT status FROM payments WHERE account_id = $1`, [accountId]);
    service.clock.advance({ minutes: 60 });
    await service.reconcile();
    expect(await states()).toEqual([{ status: 'created' }]);
    service.clock.advance({ minutes: 130 });
    await service.reconcile();
    expect(await states()).toEqual([{ status: 'cancelled' }]);
  });

  it('is captured within five minutes when the payer closed the page and the webhook was lost', async () => {
    const accountId = randomUUID();
    const orderId = await service.order(accountId);
    for (let minute = 0; minute < 30; minute += 1) {
      service.clock.advance({ minutes: 1 });
      await service.reconcile();
    }
    await service.paypal.approve(orderId);
    for (let minute = 0; minute < 5; minute += 1) {
      service.clock.advance({ minutes: 1 });
      await service.reconcile();
    }
    expect(await charges(orderId)).toBe(1);
    expect(await subscription(accountId)).toMatchObject({ plan: 'profesional' });
  });

  it('is taken back within two days of a refund whose webhook was lost', async () => {
    const accountId = randomUUID();
    const orderId = await service.pay(accountId);
    const { orders } = await service.paypal.ledger();
    await service.paypal.refund(orders.find(({ id }) => id === orderId)!.captureId!);
    for (let day = 0; day < 2; day += 1) {
      service.clock.advance({ days: 1 });
      await service.reconcile();
    }
    expect(await statusOf(orderId)).toBe('refunded');
    expect(await subscription(accountId)).toMatchObject({ plan: 'free' });
  });

  it('that was paid is asked about no more once what it bought is over', async () => {
    const orderId = await service.pay(randomUUID());
    for (let day = 0; day < 32; day += 1) {
      service.clock.advance({ days: 1 });
      await service.reconcile();
    }
    const due = await service.sql(`SELECT check_at FROM payments WHERE order_id = $1`, [orderId]);
    expect(due).toEqual([{ check_at: null }]);
  });

  it('is forgotten once PayPal has forgotten it', async () => {
    const orderId = await service.order(randomUUID());
    await service.pass({ minutes: 200 });
    await service.reconcile();
    expect(await statusOf(orderId)).toBe('cancelled');
  });

  it('waits while PayPal is unavailable', async () => {
    const orderId = await service.order(randomUUID());
    await service.paypal.fault({ kind: 'error', on: 'order', times: null });
    service.clock.advance({ minutes: 2 });
    await service.reconcile();
    expect(await statusOf(orderId)).toBe('created');
  });
});
