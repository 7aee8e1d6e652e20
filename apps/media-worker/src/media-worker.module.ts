import { OBJECT_STORAGE, ObjectStorageModule, type ObjectStorage } from '@cartaviva/object-storage';
import { OutboxModule, PersistenceModule } from '@cartaviva/persistence';
import {
  Clock,
  HealthModule,
  objectsOf,
  PeriodicModule,
  postgresAndRedis,
} from '@cartaviva/process';
import { consumerQueues } from '@cartaviva/queues';
import { MessageClient, MessageClientModule } from '@cartaviva/redis-transport';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type MediaConfig, type Role } from './config';
import { AccountsService } from './accounts/accounts.service';
import { DocumentThreads } from './documents/document-threads';
import { GarbageCollector } from './garbage-collection/garbage-collector';
import { ReferenceCheck } from './garbage-collection/reference-check';
import { FontThreads } from './heading-fonts/font-threads';
import { HeadingFontsCleanup } from './heading-fonts/heading-fonts-cleanup';
import { HeadingFontsService } from './heading-fonts/heading-fonts.service';
import { ImageFailures } from './images/image-failures';
import { ImagesProcessor } from './images/images.processor';
import { EmailsProcessor } from './mails/emails.processor';
import { Mailer } from './mails/mailer';
import { QueueMails } from './mails/queue-mails';
import { SentMail } from './mails/sent-mail.entity';
import { MenuDraftThreads } from './menu-drafts/menu-draft-threads';
import { MenuDraftsService } from './menu-drafts/menu-drafts.service';
import { MenuSourcesCleanup } from './menu-drafts/menu-sources-cleanup';
import { MenuTableThreads } from './menu-drafts/menu-table-threads';
import { ImageJobs } from './objects/image-jobs';
import { MediaObject } from './objects/media-object.entity';
import { ObjectErasure } from './objects/object-erasure';
import { ObjectsService } from './objects/objects.service';
import { PrintsService } from './prints/prints.service';
import { ReceiptsService } from './receipts/receipts.service';
import { RemoteImagesService } from './remote-images/remote-images.service';
import { Retention } from './retention/retention';
import { ShareImagesCleanup } from './share-images/share-images-cleanup';
import { ShareImagesService } from './share-images/share-images.service';
import { StorageQuotaService } from './storage-quota/storage-quota.service';
import { TemplateImages } from './template-images/template-images';
import { TicketsService } from './tickets/tickets.service';
import { UploadTicket } from './tickets/upload-ticket.entity';
import { DueWebhooks } from './webhooks/due-webhooks';
import { FollowDepartures } from './webhooks/follow-departures';
import { FollowMenuChanges } from './webhooks/follow-menu-changes';
import { WebhookAttempt } from './webhooks/webhook-attempt.entity';
import { WebhookAttempts } from './webhooks/webhook-attempts';
import { WebhookDeliveries } from './webhooks/webhook-deliveries';
import { WebhookDelivery } from './webhooks/webhook-delivery.entity';
import { WebhookDepartures } from './webhooks/webhook-departures';
import { WebhookLogService } from './webhooks/webhook-log.service';
import { WebhookResealing } from './webhooks/webhook-resealing';
import { WebhookTargets } from './webhooks/webhook-targets';
import { Webhook } from './webhooks/webhook.entity';
import { WebhooksProcessor } from './webhooks/webhooks.processor';
import { WebhooksService } from './webhooks/webhooks.service';

const PROVIDERS: Record<Role, Type[]> = {
  messages: [
    StorageQuotaService,
    TicketsService,
    RemoteImagesService,
    ObjectsService,
    ObjectErasure,
    ImageJobs,
    DocumentThreads,
    PrintsService,
    ReceiptsService,
    MenuDraftsService,
    MenuDraftThreads,
    MenuTableThreads,
    MenuSourcesCleanup,
    HeadingFontsService,
    FontThreads,
    HeadingFontsCleanup,
    ShareImagesService,
    ShareImagesCleanup,
    WebhooksService,
    WebhookLogService,
    WebhookDeliveries,
    WebhookTargets,
    WebhookResealing,
    WebhookDepartures,
    FollowDepartures,
    FollowMenuChanges,
    AccountsService,
    QueueMails,
    Retention,
    GarbageCollector,
    ReferenceCheck,
    TemplateImages,
  ],
  images: [ImagesProcessor, ImageFailures],
  emails: [EmailsProcessor, Mailer],
  webhooks: [WebhooksProcessor, DueWebhooks, WebhookAttempts, WebhookDeliveries, WebhookTargets],
};

export type MediaWorkerConfig = Omit<MediaConfig, 'OPS_HOST' | 'OPS_PORT' | 'LOG_LEVEL'>;

@Module({})
export class MediaWorkerModule {
  static with(config: MediaWorkerConfig): DynamicModule {
    return {
      module: MediaWorkerModule,
      global: true,
      imports: [
        PersistenceModule.forRoot({
          schema: 'media',
          url: config.DATABASE_URL,
          entities: [UploadTicket, MediaObject, SentMail, Webhook, WebhookDelivery, WebhookAttempt],
        }),
        OutboxModule.forRoot({ service: 'media', redisUrl: config.REDIS_URL }),
        ObjectStorageModule.forRoot(config),
        consumerQueues(config.REDIS_URL, 'images', 'emails', 'webhooks'),
        MessageClientModule.forRoot({ redisUrl: config.REDIS_URL, role: 'media' }),
        PeriodicModule,
        HealthModule.with({
          inject: [DataSource, MessageClient, OBJECT_STORAGE],
          checks: (database: DataSource, redis: MessageClient, storage: ObjectStorage) => [
            ...postgresAndRedis(database, redis),
            objectsOf(storage),
          ],
        }),
      ],
      providers: [
        Clock,
        { provide: CONFIG, useValue: config },
        ...new Set(config.ROLES.flatMap((role) => PROVIDERS[role])),
      ],
      exports: [Clock, CONFIG],
    };
  }
}
