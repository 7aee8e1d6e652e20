import { billing, PaymentOrderRequest, type CaptureView } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { CapturesService } from './captures.service';

@Controller()
export class CapturesController {
  constructor(private readonly captures: CapturesService) {}

  @Handles(billing.order.capture)
  capture(
    @Payload() { orderId }: PaymentOrderRequest,
    @Ctx() { accountId }: MessageContext,
  ): Promise<CaptureView> {
    return this.captures.capture(orderId, accountId);
  }
}
