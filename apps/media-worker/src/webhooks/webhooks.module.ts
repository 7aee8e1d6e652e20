import { Module } from '@nestjs/common';
import { DeliveriesController } from './deliveries.controller';
import { WebhookTargets } from './webhook-targets';
import { WebhooksController } from './webhooks.controller';
import { WebhooksProcessor } from './webhooks.processor';
import { WebhooksService } from './webhooks.service';

/** Who wants to be told: messages and events. */
@Module({
  controllers: [WebhooksController, DeliveriesController],
  providers: [WebhooksService, WebhookTargets],
})
export class WebhooksModule {}

/** The telling: the queue's work. */
@Module({ providers: [WebhooksProcessor, WebhookTargets] })
export class WebhookDeliveryModule {}
