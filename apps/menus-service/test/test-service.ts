import {
  type AccessEnded,
  billingEvents,
  identityEvents,
  menus,
  menusEvents,
  SYSTEM,
  VISITOR,
  type AccountClosing,
  type AccountErased,
  type Actor,
  type MenuChanged,
  type Message,
  type PublishedMenu,
  type SubscriptionChanged,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import {
  databaseFor,
  EventSource,
  eventually,
  MediaDouble,
  MediaDoubleModule,
  ownRedis,
  serve,
  shared,
  TestClock,
  withLongConnectTimeout,
} from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { migrations } from '../migrations';
import { MenusServiceModule } from '../src/menus-service.module';
import { OwnersDouble, OwnersDoubleModule } from './owners-double';

export type TestService = Awaited<ReturnType<typeof startTestService>>;

/** Plan that billing-service emits. Versions increase by default. */
type Grant = Omit<SubscriptionChanged, 'version'> & { version?: number };

/** Starts the service in two replicas behind its transport, with its own database and Redis. */
export async function startTestService() {
  const [database, redis] = await Promise.all([databaseFor('menus', migrations), ownRedis()]);
  const clock = new TestClock();
  const urls = {
    DATABASE_URL: withLongConnectTimeout(database.url),
    REDIS_URL: redis.urlOf('menus'),
  };
  const replica = () =>
    serve({
      ...{ service: 'menus', module: MenusServiceModule.with(urls) },
      ...{ redisUrl: redis.urlOf('menus'), clock },
    });
  const [app, second, mediaApp, identityApp] = await Promise.all([
    replica(),
    replica(),
    serve({ service: 'media', module: MediaDoubleModule, redisUrl: redis.urlOf('media') }),
    serve({
      ...{ service: 'identity', module: OwnersDoubleModule },
      redisUrl: redis.urlOf('identity'),
    }),
  ]);
  const client = app.get(MessageClient);
  const accounts = identityApp.get(OwnersDouble);
  const dataSource = app.get(DataSource);
  const billing = new EventSource('billing', redis.url);
  const identity = new EventSource('identity', redis.url);
  let plansEmitted = 0;

  const sql = <Row>(query: string, parameters: unknown[] = []) =>
    dataSource.query<Row[]>(query, parameters);

  const as = (actor: Actor) => ({
    call: <Request extends object, Reply>(
      message: Message<Request, Reply>,
      payload: NoInfer<Request>,
    ): Promise<Reply> =>
      client.call(message, payload, { actor, requestId: randomUUID(), timeoutMs: 20_000 }),
  });

  const visitor = as(VISITOR);

  return {
    clock,
    sql,
    replicas: [app, second] as const,
    transaction: <T>(work: (manager: EntityManager) => Promise<T>) => dataSource.transaction(work),
    media: mediaApp.get(MediaDouble),
    owners: accounts.owners,
    as,
    visitor,
    /** Finds a menu as a diner does, and parses it. */
    async publicMenu(menuId: string) {
      const found = await visitor.call(menus.publicMenu.find, { menuId });
      if (found.state !== 'published') return found;
      return { ...found, published: JSON.parse(found.published) as PublishedMenu };
    },
    system: as(SYSTEM),
    owner() {
      const { accountId, userId } = accounts.newAccount();
      return { accountId, userId, ...as({ kind: 'user', accountId, userId, role: 'user' }) };
    },
    async changesOf(menuId: string): Promise<{ change: MenuChanged; isSent: boolean }[]> {
      return sql(
        `SELECT payload AS change, published_at IS NOT NULL AS "isSent" FROM outbox
         WHERE name = $1 AND payload->>'menuId' = $2 ORDER BY position`,
        [menusEvents.menuChanged.name, menuId],
      );
    },
    /** Emits a plan, once per event ID. Resolves when the events are handled. */
    async grant(
      { version = (plansEmitted += 1), ...plan }: Grant,
      eventIds: readonly string[] = [randomUUID()],
    ) {
      const emitted = { version, ...plan };
      await billing.emit(billingEvents.subscriptionChanged, emitted, eventIds);
      await eventually(async () => {
        const handled = await sql(`SELECT FROM handled_events WHERE event_id = ANY($1)`, [
          eventIds,
        ]);
        expect(handled).toHaveLength(new Set(eventIds).size);
      });
    },
    emitClosing: (closing: AccountClosing) => identity.emit(identityEvents.accountClosing, closing),
    /** Emits that a person lost rights in an account, once per event ID. */
    emitAccessEnded: (ended: AccessEnded, eventIds?: readonly string[]) =>
      identity.emit(identityEvents.accessEnded, ended, eventIds),
    emitErased: ({ accountId, userId }: AccountErased, eventIds?: readonly string[]) =>
      identity.emit(identityEvents.accountErased, { accountId, userId }, eventIds),
    async stop() {
      billing.close();
      identity.close();
      await Promise.all([app.close(), second.close(), mediaApp.close(), identityApp.close()]);
      await Promise.all([database.drop(), redis.stop()]);
    },
  };
}

export const sharedTestService = shared(startTestService);
