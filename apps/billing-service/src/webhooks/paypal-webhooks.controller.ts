import { billing, Nothing, ProviderWebhook } from '@cartaviva/contracts';
import { Handles } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { PayPalWebhooksService } from './paypal-webhooks.service';

@Controller()
export class PayPalWebhooksController {
  constructor(private readonly webhooks: PayPalWebhooksService) {}

  @Handles(billing.webhook.receive)
  async receive(@Payload() webhook: ProviderWebhook): Promise<Nothing> {
    await this.webhooks.receive(webhook);
    return {};
  }
}
