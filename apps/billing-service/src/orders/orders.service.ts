import {
  billing,
  DomainError,
  type CreateOrderRequest,
  type Nothing,
  type OrderIdView,
  type RequestTo,
} from '@cartaviva/contracts';
import { canonicalPrice, planOf, PLANS, type Plan } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { askedInTime } from '../paypal/asked-in-time';
import { PayPalService } from '../paypal/paypal.service';
import { BOUGHT_DAYS } from '../subscriptions/purchases.service';
import { SubscriptionsService } from '../subscriptions/subscriptions.service';
import { PaymentMoves } from './payment-moves';
import { Payment } from './payment.entity';

/** Plans sold through PayPal. Free needs no payment, and an administrator grants Empresarial. */
const OFFER = PLANS.filter(({ paypalPlan, id }) => paypalPlan !== null && id !== 'free');

/** Returns the plan that costs the amount in US dollars (decisions, "Payment"). */
const planFor = (amount: string): Plan | undefined =>
  OFFER.find(({ monthlyPrice }) => monthlyPrice === canonicalPrice(amount));

/** Age up to which an order is reused. PayPal deletes unpaid orders after three hours. */
const ORDER_REUSE_MS = 2 * 3_600_000;

/** Orders of plans. A repeated request before payment returns the existing order. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly paypal: PayPalService,
    private readonly moves: PaymentMoves,
    private readonly subscriptions: SubscriptionsService,
    private readonly clock: Clock,
  ) {}

  /** Reads `accountId` to require a user, because PayPal counts each client token. */
  @Handles(billing.payment.setup)
  async setup(_: Nothing, context: MessageContext): Promise<{ clientToken: string }> {
    void context.accountId;
    return { clientToken: await askedInTime((limit) => this.paypal.clientToken(limit)) };
  }

  @Handles(billing.order.create)
  async create(
    { amount }: CreateOrderRequest,
    { accountId }: MessageContext,
  ): Promise<OrderIdView> {
    const plan = planFor(amount);
    if (!plan) throw new DomainError('AMOUNT_BUYS_NO_PLAN');
    await this.requireUse(accountId);
    const payment = await this.open(plan, accountId);
    return { id: payment.orderId ?? (await this.order(payment)) };
  }

  /** Cancels an order that is still unpaid. A capture that has started continues. */
  @Handles(billing.order.cancel)
  async cancel(
    { orderId }: RequestTo<typeof billing.order.cancel>,
    { accountId }: MessageContext,
  ): Promise<void> {
    const payment = await this.find(orderId, accountId);
    if (payment.status === 'created') await this.moves.move(payment, 'cancelled');
  }

  /** @throws DomainError ORDER_NOT_FOUND also for another account's order */
  async find(orderId: string, accountId: string): Promise<Payment> {
    const payment = await this.dataSource.manager.findOneBy(Payment, { orderId, accountId });
    if (!payment) throw new DomainError('ORDER_NOT_FOUND');
    return payment;
  }

  /** Refuses a payment from an account that has Empresarial without an end, because it would gain nothing. */
  private async requireUse(accountId: string): Promise<void> {
    const { plan, expiresAt } = await this.subscriptions.get(accountId);
    if (plan === 'empresarial' && expiresAt === null) throw new DomainError('PLAN_GRANTED');
  }

  /** Returns the open order of an account and plan. A unique index prevents a second one in concurrent requests. */
  private async open(plan: Plan, accountId: string): Promise<Payment> {
    const { manager } = this.dataSource;
    const status = In(['created', 'approved', 'capturing']);
    const [found] = await manager.find(Payment, {
      where: { accountId, plan: plan.id, status },
      order: { createdAt: 'DESC' },
    });
    const now = this.clock.now();
    const isStale = found && now.getTime() - found.createdAt.getTime() > ORDER_REUSE_MS;
    if (found && !(isStale && found.status === 'created')) return found;
    if (found) await this.moves.move(found, 'cancelled', { failure: 'ABANDONED' });
    await manager
      .createQueryBuilder()
      .insert()
      .into(Payment)
      .values({
        ...{ accountId, plan: plan.id, amount: plan.monthlyPrice, currency: 'USD' },
        ...{ createdAt: now, checkAt: this.moves.checkAt('created') },
      })
      .orIgnore()
      .execute();
    return manager.findOneByOrFail(Payment, { accountId, plan: plan.id, status });
  }

  /** Creates the order at PayPal. The request ID prevents a second order if PayPal's first answer is lost. */
  private async order({ id, plan, amount, currency }: Payment): Promise<string> {
    const description = `CartaViva ${planOf(plan).name}, ${BOUGHT_DAYS} días`;
    const asked = { requestId: `order-${id}`, customId: id, amount, currency, description };
    const { id: orderId } = await askedInTime((limit) => this.paypal.createOrder(asked, limit));
    await this.dataSource.manager.update(Payment, { id, orderId: IsNull() }, { orderId });
    return orderId;
  }
}
