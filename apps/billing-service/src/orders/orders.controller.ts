import {
  billing,
  CreateOrderRequest,
  Nothing,
  PaymentOrderRequest,
  type OrderIdView,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { askedInTime } from '../paypal/asked-in-time';
import { PayPalService } from '../paypal/paypal.service';
import { OrdersService } from './orders.service';

@Controller()
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly paypal: PayPalService,
  ) {}

  /** Reads `accountId` to require a user, because PayPal counts each client token. */
  @Handles(billing.payment.setup)
  async setup(
    @Payload() _nothing: Nothing,
    @Ctx() context: MessageContext,
  ): Promise<{ clientToken: string }> {
    void context.accountId;
    return { clientToken: await askedInTime((limit) => this.paypal.clientToken(limit)) };
  }

  @Handles(billing.order.create)
  create(
    @Payload() request: CreateOrderRequest,
    @Ctx() { accountId }: MessageContext,
  ): Promise<OrderIdView> {
    return this.orders.create(request, accountId);
  }

  @Handles(billing.order.cancel)
  async cancel(
    @Payload() { orderId }: PaymentOrderRequest,
    @Ctx() { accountId }: MessageContext,
  ): Promise<Nothing> {
    await this.orders.cancel(orderId, accountId);
    return {};
  }
}
