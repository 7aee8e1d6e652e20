import { billing, Nothing, ProviderWebhook } from '@cartaviva/contracts';
import { Handles } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { PayPalWebhooks } from './paypal-webhooks.service';

@Controller()
export class PayPalWebhooksController {
  constructor(private readonly webhooks: PayPalWebhooks) {}

  @Handles(billing.webhook.receive)
  async receive(@Payload() webhook: ProviderWebhook): Promise<Nothing> {
    await this.webhooks.receive(webhook);
    return {};
  }
}
