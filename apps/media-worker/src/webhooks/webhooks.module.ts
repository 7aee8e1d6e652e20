import { Module } from '@nestjs/common';
import { DeliveriesController } from './deliveries.controller';
import { WebhookDeliveries } from './webhook-deliveries';
import { WebhookTargets } from './webhook-targets';
import { WebhooksController } from './webhooks.controller';
import { WebhooksProcessor } from './webhooks.processor';
import { WebhooksService } from './webhooks.service';

/** Who wants to be told: messages and events. */
@Module({
  controllers: [WebhooksController, DeliveriesController],
  providers: [WebhooksService, WebhookDeliveries, WebhookTargets],
})
export class WebhooksModule {}

/** The telling: the queue's work. */
@Module({ providers: [WebhooksProcessor, WebhookDeliveries, WebhookTargets] })
export class WebhookDeliveryModule {}
