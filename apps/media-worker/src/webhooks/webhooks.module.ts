import { Module } from '@nestjs/common';
import { DueWebhooks } from './due-webhooks';
import { MenuChangesController } from './menu-changes.controller';
import { WebhookDepartures } from './webhook-departures';
import { WebhookDeparturesController } from './webhook-departures.controller';
import { WebhookAttempts } from './webhook-attempts';
import { WebhookDeliveries } from './webhook-deliveries';
import { WebhookLogService } from './webhook-log.service';
import { WebhookResealing } from './webhook-resealing';
import { WebhookTargets } from './webhook-targets';
import { WebhooksController } from './webhooks.controller';
import { WebhooksProcessor } from './webhooks.processor';
import { WebhooksService } from './webhooks.service';

@Module({
  controllers: [WebhooksController, MenuChangesController, WebhookDeparturesController],
  providers: [
    WebhooksService,
    WebhookLogService,
    WebhookDeliveries,
    WebhookTargets,
    WebhookResealing,
    WebhookDepartures,
  ],
  exports: [WebhookDepartures],
})
export class WebhooksModule {}

@Module({
  providers: [WebhooksProcessor, DueWebhooks, WebhookAttempts, WebhookDeliveries, WebhookTargets],
})
export class WebhookDeliveryModule {}
