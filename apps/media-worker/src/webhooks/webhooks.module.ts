import { Module } from '@nestjs/common';
import { DueWebhooks } from './due-webhooks';
import { FollowDepartures } from './follow-departures';
import { FollowMenuChanges } from './follow-menu-changes';
import { WebhookDepartures } from './webhook-departures';
import { WebhookAttempts } from './webhook-attempts';
import { WebhookDeliveries } from './webhook-deliveries';
import { WebhookLogService } from './webhook-log.service';
import { WebhookResealing } from './webhook-resealing';
import { WebhookTargets } from './webhook-targets';
import { WebhooksProcessor } from './webhooks.processor';
import { WebhooksService } from './webhooks.service';

@Module({
  providers: [
    WebhooksService,
    WebhookLogService,
    WebhookDeliveries,
    WebhookTargets,
    WebhookResealing,
    WebhookDepartures,
    FollowDepartures,
    FollowMenuChanges,
  ],
  exports: [WebhookDepartures],
})
export class WebhooksModule {}

@Module({
  providers: [WebhooksProcessor, DueWebhooks, WebhookAttempts, WebhookDeliveries, WebhookTargets],
})
export class WebhookDeliveryModule {}
