import { billing, Nothing, ProviderWebhook } from '@cartaviva/contracts';
import { Handles } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { PayPalWebhooksService } from './paypal-webhooks.service';

@Controller()
export class PayPalWebhooksController {
  constructor(private readonly webhooks: PayPalWebhooksService) {}

  /** Whoever sends one is a stranger until its signature was read: they must not take all that is done at once. */
  @Handles(billing.webhook.receive, { atOnce: 4, maxWaiting: 60 })
  async receive(@Payload() webhook: ProviderWebhook): Promise<Nothing> {
    await this.webhooks.receive(webhook);
    return {};
  }
}
