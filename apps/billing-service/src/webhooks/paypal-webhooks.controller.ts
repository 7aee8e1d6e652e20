import { billing, Nothing, ProviderWebhook } from '@cartaviva/contracts';
import { Handles } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { PayPalWebhooksService } from './paypal-webhooks.service';

@Controller()
export class PayPalWebhooksController {
  constructor(private readonly webhooks: PayPalWebhooksService) {}

  /** Anyone can send a webhook until its signature is checked, so few of them may run at once. */
  @Handles(billing.webhook.receive, { atOnce: 4, maxWaiting: 60 })
  async receive(@Payload() webhook: ProviderWebhook): Promise<Nothing> {
    await this.webhooks.receive(webhook);
    return {};
  }
}
