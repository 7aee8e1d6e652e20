import {
  identityEvents,
  media,
  QUEUES,
  VISITOR,
  type Actor,
  type DomainEvent,
  type EmailJob,
  type ImageJob,
  type IssueTicket,
  type MailRequested,
  type Message,
  type ObjectPurpose,
  type WebhookJob,
} from '@cartaviva/contracts';
import { OBJECT_STORAGE, type ObjectStorage } from '@cartaviva/object-storage';
import { producerQueues } from '@cartaviva/queues';
import { EventStream, MessageClient } from '@cartaviva/redis-transport';
import {
  comingBack,
  databaseFor,
  eventually,
  ownRedis,
  serve,
  shared,
  TestClock,
  withLongConnectTimeout,
} from '@cartaviva/server-testing';
import { getQueueToken } from '@nestjs/bullmq';
import { Test } from '@nestjs/testing';
import type { Queue } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { migrations } from '../migrations';
import { ROLES } from '../src/config';
import { MediaWorkerModule } from '../src/media-worker.module';
import { openInbox } from './inbox';
import {
  IdentityDoubleModule,
  MenuImagesDouble,
  MenuImagesDoubleModule,
  ProfileImagesDouble,
  UsersDouble,
} from './references-double';

export type TestService = Awaited<ReturnType<typeof startTestService>>;

export const MAIL_KEY = 'the key that only tests know, thirty-two long';
export const MAIL_KEY_PREVIOUS = 'the one before, which tests have replaced';
export const PUBLIC_URL = 'https://cartaviva.example';

/** Starts the whole worker behind the real transport, with separate engines, and a gateway's queues. */
export async function startTestService() {
  const [database, redis, inbox, folder] = await Promise.all([
    databaseFor('media', migrations),
    ownRedis(),
    openInbox(),
    mkdtemp(join(tmpdir(), 'cartaviva-objects-')),
  ]);
  const clock = new TestClock();
  const config = {
    DATABASE_URL: withLongConnectTimeout(database.url),
    REDIS_URL: redis.urlOf('media'),
    PUBLIC_URL,
    SUPPORT_EMAIL: 'ayuda@cartaviva.example',
    SMTP_URL: inbox.url,
    MAIL_FROM: 'CartaViva <hola@cartaviva.example>',
    MAIL_KEY,
    MAIL_KEY_PREVIOUS,
    OBJECTS_DIR: join(folder, 'objects'),
    TEMPLATE_IMAGES_DIR: join(folder, 'template-images'),
    S3_REGION: 'us-east-1',
    WEBHOOK_TARGETS: 'any' as const,
    ROLES: [...ROLES],
  };
  const worker = () =>
    serve({
      service: 'media',
      module: MediaWorkerModule.with(config),
      redisUrl: redis.urlOf('media'),
      clock,
    });
  const [app, menusApp, identityApp, gateway] = await Promise.all([
    worker(),
    serve({ service: 'menus', module: MenuImagesDoubleModule, redisUrl: redis.urlOf('menus') }),
    serve({ service: 'identity', module: IdentityDoubleModule, redisUrl: redis.urlOf('identity') }),
    Test.createTestingModule({
      imports: [producerQueues(redis.urlOf('gateway'), 'images', 'emails', 'webhooks')],
    }).compile(),
  ]);
  const client = app.get(MessageClient);
  const dataSource = app.get(DataSource);
  const storage = app.get<ObjectStorage>(OBJECT_STORAGE);
  const streams = {
    identity: new EventStream('identity', redis.url),
    menus: new EventStream('menus', redis.url),
  };

  const as =
    (actor: Actor) =>
    <Request extends object, Reply>(
      message: Message<Request, Reply>,
      payload: NoInfer<Request>,
      timeoutMs = 20_000,
    ): Promise<Reply> =>
      comingBack(() =>
        client.call(message, payload, { actor, requestId: randomUUID(), timeoutMs }),
      );
  const visitor = as(VISITOR);

  function owner() {
    const [accountId, userId] = [randomUUID(), randomUUID()];
    const call = as({ kind: 'user', accountId, userId, role: 'user' });
    const issue = async (wishes: IssueTicket = {}) =>
      ticketOf((await call(media.ticket.issue, wishes)).uploadURL);
    /** Sends the bytes as a browser does through the gateway. Returns the ticket's ID. */
    const upload = async (bytes: Buffer) => {
      const ticketId = await issue();
      const { storageKey, maxBytes } = await call(media.ticket.redeem, { ticketId });
      await storage.write(storageKey, bytes, { maxBytes });
      return ticketId;
    };
    const confirm = (ticketId: string, purpose: ObjectPurpose = 'item') =>
      call(media.object.confirm, { ticketId, purpose });
    return { accountId, userId, call, issue, upload, confirm };
  }

  /** Emits an event as another service does. `times` is the number of times that it arrives. */
  async function emit<Payload extends object>(
    { name, source }: DomainEvent<Payload>,
    payload: Payload,
    { requestId = 'r-1', times = 1 } = {},
  ): Promise<void> {
    const occurredAt = new Date().toISOString();
    const event = { id: randomUUID(), name, payload, requestId, occurredAt, broadcast: false };
    const stream = source === 'menus' ? streams.menus : streams.identity;
    await eventually(() => stream.append(Array.from({ length: times }, () => event)));
  }

  return {
    clock,
    inbox,
    redis,
    storage,
    templateImagesFolder: config.TEMPLATE_IMAGES_DIR,
    as,
    owner,
    visitor,
    worker,
    menuImages: menusApp.get(MenuImagesDouble),
    profileImages: identityApp.get(ProfileImagesDouble),
    users: identityApp.get(UsersDouble),
    app,
    queues: {
      images: gateway.get<Queue<ImageJob>>(getQueueToken(QUEUES.images)),
      emails: gateway.get<Queue<EmailJob>>(getQueueToken(QUEUES.emails)),
      webhooks: gateway.get<Queue<WebhookJob>>(getQueueToken(QUEUES.webhooks)),
    },
    sql: <Row>(query: string, parameters: unknown[] = []) =>
      dataSource.query<Row[]>(query, parameters),
    transaction: dataSource.transaction.bind(dataSource),
    emit,
    requestMail: (payload: MailRequested, often = {}) =>
      emit(identityEvents.mailRequested, payload, often),
    async stop() {
      for (const stream of Object.values(streams)) stream.close();
      await Promise.all([app, menusApp, identityApp, gateway].map((each) => each.close()));
      await Promise.all([database.drop(), redis.stop(), inbox.remove()]);
      await rm(folder, { recursive: true });
    },
  };
}

export const ticketOf = (uploadURL: string): string => uploadURL.split('/').at(-1)!;

export const sharedTestService = shared(startTestService);
