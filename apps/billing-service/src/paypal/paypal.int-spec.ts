import { stopwatch } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { PayPalUnavailable, PayPalRefused } from './paypal.failures';
import { openShop, type Shop } from './shop.testing';

let shop: Shop;

beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.stop());

const ledger = () => shop.sandbox.ledger();
const refusal = (issue: string) => new PayPalRefused(issue);

describe('paying through PayPal', () => {
  it('goes from an order by its approval to a capture', async () => {
    const { paypal, sandbox } = shop;
    const order = await shop.newOrder();
    expect(order).toEqual({
      id: order.id,
      status: 'CREATED',
      amount: '29.00',
      currency: 'USD',
      customId: 'orden-7',
      payee: { merchantId: 'CARTAVIVA2DOBLE', email: 'cobros@cartaviva.example' },
      capture: null,
    });
    await expect(paypal.capture(order.id, 'early')).rejects.toThrow(refusal('ORDER_NOT_APPROVED'));
    await sandbox.approve(order.id);
    expect((await paypal.order(order.id)).status).toBe('APPROVED');
    const capture = await paypal.capture(order.id, randomUUID());
    expect(capture).toEqual({
      id: capture.id,
      orderId: order.id,
      status: 'COMPLETED',
      reason: null,
      amount: '29.00',
      currency: 'USD',
      customId: 'orden-7',
      payee: order.payee,
    });
    expect(await paypal.captureDetails(capture.id)).toEqual(capture);
    expect(await paypal.order(order.id)).toMatchObject({ status: 'COMPLETED', capture });
    expect(paypal.isOurs(capture.payee)).toBe(true);
    expect(paypal.isOurs({ merchantId: 'OTHER', email: null })).toBe(false);
  });

  it('gives browsers a token of their own', async () => {
    expect(await shop.paypal.clientToken()).toMatch(/^ey/);
  });

  it('says why PayPal refused, and what became of a capture', async () => {
    const { paypal, sandbox } = shop;
    const id = await shop.approvedOrder();
    await sandbox.fault({ kind: 'declined' });
    await expect(paypal.capture(id, 'first')).rejects.toThrow(refusal('INSTRUMENT_DECLINED'));
    await sandbox.fault({ kind: 'pending' });
    const waiting = await paypal.capture(id, 'second');
    expect(waiting).toMatchObject({ status: 'PENDING', reason: 'PENDING_REVIEW' });
    await sandbox.settle(waiting.id, 'DECLINED');
    expect((await paypal.captureDetails(waiting.id)).status).toBe('DECLINED');
    await expect(paypal.order('NADIE')).rejects.toThrow(refusal('INVALID_RESOURCE_ID'));
  });
});

describe('what was captured', () => {
  it('is told as it is, not as it was ordered', async () => {
    const id = await shop.approvedOrder();
    const amount = { currency_code: 'EUR', value: '1.00' };
    const payee = { merchant_id: 'OTHER' };
    await shop.sandbox.fault({ kind: 'altered', amount, payee });
    const capture = await shop.paypal.capture(id, randomUUID());
    expect(capture).toMatchObject({ amount: '1.00', currency: 'EUR' });
    expect(shop.paypal.isOurs(capture.payee)).toBe(false);
    expect(await shop.paypal.captureDetails(capture.id)).toEqual(capture);
  });
});

describe('a PayPal that fails', () => {
  it('makes one order though the reply is lost', async () => {
    await shop.sandbox.fault({ kind: 'lost-reply', on: 'create', times: 2 });
    const { id } = await shop.newOrder('one-order');
    expect((await ledger()).orders.map((order) => order.id)).toEqual([id]);
    expect((await shop.newOrder('one-order')).id).toBe(id);
  });

  it('charges once though replies are lost and many ask at once', async () => {
    const id = await shop.approvedOrder();
    await shop.sandbox.fault({ kind: 'slow', on: 'capture', ms: 300 });
    await shop.sandbox.fault({ kind: 'lost-reply', on: 'capture', times: 3 });
    const captures = await Promise.all(
      Array.from({ length: 20 }, () => shop.paypal.capture(id, 'one-capture')),
    );
    expect(new Set(captures.map((capture) => capture.id)).size).toBe(1);
    expect(await ledger()).toMatchObject({ charges: 1, orders: [{ charges: 1 }] });
  });

  it('gives the capture there is when asked under another id', async () => {
    const id = await shop.approvedOrder();
    const capture = await shop.paypal.capture(id, 'before');
    expect(await shop.paypal.capture(id, 'hours later')).toEqual(capture);
    expect((await ledger()).charges).toBe(1);
  });

  it.each(['error', 'rate-limit'] as const)('is asked again after %s', async (kind) => {
    await shop.sandbox.fault({ kind, on: 'token' });
    await shop.sandbox.fault({ kind, on: 'create' });
    const id = await shop.approvedOrder();
    await shop.sandbox.fault({ kind, on: 'capture', times: 2 });
    expect((await shop.paypal.capture(id, randomUUID())).status).toBe('COMPLETED');
    expect(await ledger()).toMatchObject({ charges: 1, orders: [{ id, captureRequests: 1 }] });
  });

  it.each([
    ['answers late', { kind: 'slow', ms: 20_000 }],
    ['answers nothing but 500', { kind: 'error' }],
    ['ends every connection', { kind: 'lost-reply' }],
  ] as const)('is unavailable in time when it %s', async (_, fault) => {
    const id = await shop.approvedOrder();
    await shop.sandbox.fault({ ...fault, on: 'capture', times: null });
    const elapsedMs = stopwatch();
    await expect(shop.paypal.capture(id, 'in vain')).rejects.toThrow(PayPalUnavailable);
    expect(elapsedMs()).toBeLessThan(4500);
  });

  it('is unavailable at once when nobody listens or our credentials are wrong, never refusing', async () => {
    const { paypal } = await shop.replica({ PAYPAL_CLIENT_SECRET: 'wrong' });
    await expect(paypal.order('X')).rejects.toThrow(/^invalid_client/);
    await shop.stop();
    await expect(shop.paypal.order('X', { withinMs: 500 })).rejects.toThrow(PayPalUnavailable);
  });
});

describe('the access token', () => {
  it('is asked for once by many, and kept', async () => {
    await Promise.all(Array.from({ length: 20 }, () => shop.newOrder()));
    expect((await ledger()).tokensIssued).toBe(1);
  });

  it('is renewed before its end, and when PayPal does not take it any more', async () => {
    await shop.newOrder();
    shop.clock.advance({ minutes: 9 * 60 - 0.5 });
    await shop.newOrder();
    expect((await ledger()).tokensIssued).toBe(2);
    await shop.sandbox.shiftClock(9 * 3_600_000);
    await Promise.all(Array.from({ length: 20 }, () => shop.newOrder()));
    expect((await ledger()).tokensIssued).toBe(3);
  });
});
