import { Module } from '@nestjs/common';
import { DeliveriesController } from './deliveries.controller';
import { WebhookDeliveries } from './webhook-deliveries';
import { WebhookTargets } from './webhook-targets';
import { WebhooksController } from './webhooks.controller';
import { WebhooksProcessor } from './webhooks.processor';
import { WebhooksService } from './webhooks.service';

/** Which webhooks there are, and which events they get. */
@Module({
  controllers: [WebhooksController, DeliveriesController],
  providers: [WebhooksService, WebhookDeliveries, WebhookTargets],
})
export class WebhooksModule {}

/** The processor that sends them. */
@Module({ providers: [WebhooksProcessor, WebhookDeliveries, WebhookTargets] })
export class WebhookDeliveryModule {}
