import { billing } from '@cartaviva/contracts';
import { runs } from '@cartaviva/rig/properties.mjs';
import { eventually } from '@cartaviva/server-testing';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { startTestService, type TestService } from '../../test/test-service';

const DAY_MS = 24 * 3_600_000;
const MONTH_MS = 30 * DAY_MS;

/** Events in the life of an owner and the owner's payments, in any order. */
const STEPS = [
  ...['order', 'approve', 'capture', 'captureTwice', 'cancelOrder', 'refund', 'settle', 'reject'],
  ...['pending', 'lostReply', 'decline', 'webhooks', 'reconcile', 'sweep', 'cancelPlan', 'resume'],
  ...['week', 'month', 'backADay'],
] as const;
type Step = (typeof STEPS)[number];

/** A sequence in which a plan expires by a clock that is ahead, and the clock is set back. */
const SET_BACK: Step[] = ['capture', 'month', 'sweep', 'order', 'backADay'];

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
/** An owner and the owner's actions. PayPal's ledger says which payments were made. */
class Owner {
  readonly accountId = randomUUID();
  private readonly orders: string[] = [];
  /** Moment at which we first see each charge; the paid month starts there. */
  private readonly paid = new Map<string, number>();

  private get now() {
    return service.clock.now().getTime();
  }

  private async books() {
    const { orders } = await service.paypal.ledger();
    return orders.filter(({ id }) => this.orders.includes(id));
  }

  private readonly ask = service.asUser(this.accountId);
  private readonly last = () => ({ orderId: this.orders.at(-1) ?? 'NADIE' });
  private async lastCapture() {
    return (await this.books()).findLast(({ captureId }) => captureId)?.captureId ?? 'NADIE';
  }

  private readonly doings: Record<string, () => Promise<unknown>> = {
    order: async () => void this.orders.push(await service.order(this.accountId)),
    approve: () => service.paypal.approve(this.last().orderId),
    capture: () => this.ask(billing.order.capture, this.last()),
    captureTwice: () => Promise.allSettled([this.step('capture'), this.step('capture')]),
    cancelOrder: () => this.ask(billing.order.cancel, this.last()),
    refund: async () => service.paypal.refund(await this.lastCapture()),
    settle: async () => service.paypal.settle(await this.lastCapture()),
    reject: async () => service.paypal.settle(await this.lastCapture(), 'DECLINED'),
    pending: () => service.paypal.fault({ kind: 'pending', on: 'capture' }),
    lostReply: () => service.paypal.fault({ kind: 'lost-reply', on: 'capture' }),
    decline: () => service.paypal.fault({ kind: 'declined', on: 'capture' }),
    webhooks: async () => {
      for (const event of (await service.paypal.webhooks()).events.slice(-6).toReversed()) {
        await service.webhook(event);
        await service.webhook(event);
      }
    },
    reconcile: () => service.reconcile(),
    sweep: () => service.sweep(),
    cancelPlan: () => this.ask(billing.subscription.cancel, {}),
    resume: () => this.ask(billing.subscription.resume, {}),
    week: () => service.pass({ days: 7 }),
    month: () => service.pass({ days: 30 }),
    backADay: () => service.pass({ days: -1 }),
  };

  /** Runs a step and ignores its refusal, because only the resulting state matters. */
  async step(step: Step): Promise<void> {
    await this.doings[step]!().catch(() => undefined);
  }

  /** Returns the orders that PayPal charged and did not refund, after the reconciler has seen each charge. */
  private async settled(): Promise<string[]> {
    await service.sql(`UPDATE payments SET check_at = '2000-01-01' WHERE status <> 'cancelled'`);
    await service.reconcile();
    await service.sweep();
    const charged = (await this.books()).filter(({ charges }) => charges > 0);
    for (const { id, charges } of charged) {
      expect(charges).toBe(1);
      const [row] = await service.sql<{ paid_at: Date }>(
        `SELECT paid_at FROM payments WHERE order_id = $1`,
        [id],
      );
      if (row?.paid_at) this.paid.set(id, row.paid_at.getTime());
    }
    const held = charged.filter(({ refundedCents }) => refundedCents === 0).map(({ id }) => id);
    expect(held.filter((id) => !this.paid.has(id))).toEqual([]);
    return held;
  }

  async check(): Promise<void> {
    // On a busy machine, PayPal's answer may arrive too late, and the reconciler asks again.
    const held = await eventually(() => this.settled());
    const months = held.map((id) => this.paid.get(id)!).sort((one, next) => one - next);
    const end = months.reduce((until, at) => Math.max(until, at) + MONTH_MS, 0);
    const view = await this.ask(billing.subscription.get, {});
    const expected = end > this.now ? 'profesional' : 'free';
    expect(view.effectivePlan).toBe(expected);
    if (expected === 'free') return;
    const offMs = Math.abs(Date.parse(view.expiresAt!) - end);
    // The payment and the plan read the clock at different moments.
    expect(offMs).toBeLessThan(60_000);
    expect((await service.emitted(this.accountId)).at(-1)).toMatchObject({ plan: 'profesional' });
  }
}

describe('whatever happens in whatever order', () => {
  it('no plan is had unpaid and none that is paid is taken', async () => {
    // A slow machine tries fewer sequences.
    const enough = Date.now() + 10_000;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...STEPS), { minLength: 4, maxLength: 20 }),
        async (rest) => {
          if (Date.now() > enough) return;
          await service.paypal.clearFaults();
          const owner = new Owner();
          for (const step of ['order', 'approve', ...rest] as const) await owner.step(step);
          await service.paypal.clearFaults();
          await owner.check();
          await owner.step('order');
          await owner.step('approve');
          await owner.step('capture');
          await owner.check();
        },
      ),
      { numRuns: runs(40), examples: [[SET_BACK]] },
    );
  });
});
