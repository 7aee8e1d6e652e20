import {
  billing,
  PageRequest,
  PaymentRequest,
  type NamedDocument,
  type Page,
  type PaymentView,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PaymentsService } from './payments.service';

@Controller()
export class PaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  @Handles(billing.payment.list)
  list(
    @Payload() page: PageRequest,
    @Ctx() { accountId }: MessageContext,
  ): Promise<Page<PaymentView>> {
    return this.payments.list(page, accountId);
  }

  @Handles(billing.payment.get)
  get(
    @Payload() { paymentId }: PaymentRequest,
    @Ctx() { accountId }: MessageContext,
  ): Promise<PaymentView> {
    return this.payments.get(paymentId, accountId);
  }

  @Handles(billing.payment.receipt)
  receipt(
    @Payload() { paymentId }: PaymentRequest,
    @Ctx() context: MessageContext,
  ): Promise<NamedDocument> {
    return this.payments.receipt(paymentId, context);
  }
}
