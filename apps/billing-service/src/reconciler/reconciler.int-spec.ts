import { billing } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { startWorld, type World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => world.paypal.clearFaults());
afterAll(() => world.stop());

const subscription = (userId: string) => world.asUser(userId)(billing.subscription.get, {});
const capture = (userId: string, orderId: string) =>
  world.asUser(userId)(billing.order.capture, { orderId });
const charges = async (orderId: string) =>
  (await world.paypal.ledger()).orders.find(({ id }) => id === orderId)?.charges;
const statusOf = async (orderId: string) =>
  (
    await world.sql<{ status: string }>(`SELECT status FROM payments WHERE order_id = $1`, [
      orderId,
    ])
  )
    .map(({ status }) => status)
    .join();

describe('what is left between PayPal and us', () => {
  it('is settled once when we died after the capture and before our commit', async () => {
    const userId = randomUUID();
    const orderId = await world.order(userId);
    await world.paypal.approve(orderId);
    await world.sql(`
      CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`);
    await world.sql(`
      CREATE CONSTRAINT TRIGGER die AFTER INSERT ON subscriptions
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION die()`);
    await expect(capture(userId, orderId)).rejects.toBeDefined();
    expect([await charges(orderId), await statusOf(orderId)]).toEqual([1, 'capturing']);
    await world.sql(`DROP TRIGGER die ON subscriptions`);

    world.clock.advance({ minutes: 1 });
    await world.reconcile();
    expect([await charges(orderId), await statusOf(orderId)]).toEqual([1, 'completed']);
    expect(await world.told(userId)).toHaveLength(1);
    expect(await world.mailed(userId)).toHaveLength(1);
  });

  it('is taken when we died before PayPal was asked for it', async () => {
    const userId = randomUUID();
    const orderId = await world.order(userId);
    await world.paypal.approve(orderId);
    await world.sql(`UPDATE payments SET status = 'capturing' WHERE order_id = $1`, [orderId]);
    world.clock.advance({ minutes: 2 });
    await world.reconcile();
    expect([await charges(orderId), await statusOf(orderId)]).toEqual([1, 'completed']);
    expect(await subscription(userId)).toMatchObject({ plan: 'profesional' });
  });

  it('is an order that PayPal may have made for as long as somebody could still pay it', async () => {
    const userId = randomUUID();
    await world.paypal.fault({ kind: 'error', on: 'create', times: null });
    await expect(world.order(userId)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await world.paypal.clearFaults();
    const states = () => world.sql(`SELECT status FROM payments WHERE user_id = $1`, [userId]);
    world.clock.advance({ minutes: 60 });
    await world.reconcile();
    expect(await states()).toEqual([{ status: 'created' }]);
    world.clock.advance({ minutes: 130 });
    await world.reconcile();
    expect(await states()).toEqual([{ status: 'cancelled' }]);
  });

  it('is captured within five minutes when the payer closed the page and the notice was lost', async () => {
    const userId = randomUUID();
    const orderId = await world.order(userId);
    for (let minute = 0; minute < 30; minute += 1) {
      world.clock.advance({ minutes: 1 });
      await world.reconcile();
    }
    await world.paypal.approve(orderId);
    for (let minute = 0; minute < 5; minute += 1) {
      world.clock.advance({ minutes: 1 });
      await world.reconcile();
    }
    expect(await charges(orderId)).toBe(1);
    expect(await subscription(userId)).toMatchObject({ plan: 'profesional' });
  });

  it('is taken back within two days of a refund whose notice was lost', async () => {
    const userId = randomUUID();
    const orderId = await world.pay(userId);
    const { orders } = await world.paypal.ledger();
    await world.paypal.refund(orders.find(({ id }) => id === orderId)!.captureId!);
    for (let day = 0; day < 2; day += 1) {
      world.clock.advance({ days: 1 });
      await world.reconcile();
    }
    expect(await statusOf(orderId)).toBe('refunded');
    expect(await subscription(userId)).toMatchObject({ plan: 'free' });
  });

  it('that was paid is asked about no more once what it bought is over', async () => {
    const orderId = await world.pay(randomUUID());
    for (let day = 0; day < 32; day += 1) {
      world.clock.advance({ days: 1 });
      await world.reconcile();
    }
    const due = await world.sql(`SELECT check_at FROM payments WHERE order_id = $1`, [orderId]);
    expect(due).toEqual([{ check_at: null }]);
  });

  it('is forgotten once PayPal has forgotten it', async () => {
    const orderId = await world.order(randomUUID());
    await world.pass({ minutes: 200 });
    await world.reconcile();
    expect(await statusOf(orderId)).toBe('cancelled');
  });

  it('waits while PayPal is away', async () => {
    const orderId = await world.order(randomUUID());
    await world.paypal.fault({ kind: 'error', on: 'order', times: null });
    world.clock.advance({ minutes: 2 });
    await world.reconcile();
    expect(await statusOf(orderId)).toBe('created');
  }, 30_000);
});
