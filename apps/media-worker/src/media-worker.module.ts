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
import { AccountsModule } from './accounts/accounts.module';
import { GarbageCollectionModule } from './garbage-collection/garbage-collection.module';
import { EmailsModule, MailRequestsModule } from './mails/mails.module';
import { TemplateImagesModule } from './template-images/template-images.module';
import { SentMail } from './mails/sent-mail.entity';
import { MediaObject } from './objects/media-object.entity';
import { MenuDraftsModule } from './menu-drafts/menu-drafts.module';
import { HeadingFontsModule } from './heading-fonts/heading-fonts.module';
import { ObjectsModule } from './objects/objects.module';
import { ImagesModule } from './images/images.module';
import { PrintsModule } from './prints/prints.module';
import { ReceiptsModule } from './receipts/receipts.module';
import { ShareImagesModule } from './share-images/share-images.module';
import { RetentionModule } from './retention/retention.module';
import { RemoteImagesModule } from './remote-images/remote-images.module';
import { TicketsModule } from './tickets/tickets.module';
import { UploadTicket } from './tickets/upload-ticket.entity';
import { WebhookAttempt } from './webhooks/webhook-attempt.entity';
import { WebhookDelivery } from './webhooks/webhook-delivery.entity';
import { Webhook } from './webhooks/webhook.entity';
import { WebhookDeliveryModule, WebhooksModule } from './webhooks/webhooks.module';

const ABILITIES: Record<Role, Type[]> = {
  messages: [
    TicketsModule,
    RemoteImagesModule,
    ObjectsModule,
    PrintsModule,
    MenuDraftsModule,
    HeadingFontsModule,
    ShareImagesModule,
    ReceiptsModule,
    WebhooksModule,
    AccountsModule,
    MailRequestsModule,
    RetentionModule,
    GarbageCollectionModule,
    TemplateImagesModule,
  ],
  images: [ImagesModule],
  emails: [EmailsModule],
  webhooks: [WebhookDeliveryModule],
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
        ...config.ROLES.flatMap((role) => ABILITIES[role]),
      ],
      providers: [Clock, { provide: CONFIG, useValue: config }],
      exports: [Clock, CONFIG],
    };
  }
}
