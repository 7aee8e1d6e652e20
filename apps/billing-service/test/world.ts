import {
  billingEvents,
  identityEvents,
  VISITOR,
  type Actor,
  type Message,
  type SubscriptionChanged,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import {
  databaseFor,
  EventSource,
  eventually,
  ownRedis,
  serve,
  TestClock,
} from '@cartaviva/server-testing';
import type { Type } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { migrations } from '../migrations';
import { BillingServiceModule } from '../src/billing-service.module';
import { ExpirySweep } from '../src/subscriptions/expiry-sweep';

export type World = Awaited<ReturnType<typeof startWorld>>;

/** The service in two replicas behind its transport, on a database and a Redis of its own. */
export async function startWorld() {
  const [database, redis] = await Promise.all([databaseFor('billing', migrations), ownRedis()]);
  const clock = new TestClock();
  const replica = () => {
    const urls = { DATABASE_URL: database.url, REDIS_URL: redis.url };
    const module = BillingServiceModule.with(urls);
    return serve({ service: 'billing', module, redisUrl: redis.url, clock });
  };
  const replicas = await Promise.all([replica(), replica()]);
  const [app] = replicas;
  const client = app!.get(MessageClient);
  const dataSource = app!.get(DataSource);
  const identity = new EventSource('identity', redis.url);

  const as =
    (actor: Actor) =>
    <Request extends object, Reply>(
      message: Message<Request, Reply>,
      payload: NoInfer<Request>,
    ): Promise<Reply> =>
      client.call(message, payload, { actor, requestId: randomUUID() });
  const sql = <Row>(query: string, parameters: unknown[] = []) =>
    dataSource.query<Row[]>(query, parameters);

  /** What the others were told about the user, oldest first. */
  async function told(userId: string): Promise<SubscriptionChanged[]> {
    const rows = await sql<{ payload: SubscriptionChanged }>(
      `SELECT payload FROM outbox WHERE name = $1 AND payload->>'userId' = $2 ORDER BY position`,
      [billingEvents.subscriptionChanged.name, userId],
    );
    return rows.map(({ payload }) => payload);
  }

  /** Identity tells that the user proved their address, in as many events as there are ids. */
  const verify = (userId: string, eventIds?: readonly string[]) =>
    identity.tell(identityEvents.userVerified, { userId, firstName: 'Ana' }, eventIds);

  return {
    clock,
    visitor: as(VISITOR),
    asUser: (userId: string) => as({ kind: 'user', userId, role: 'user' }),
    sql,
    told,
    verify,
    /** Identity tells that the account is gone, in as many events as there are ids. */
    erase: (userId: string, eventIds?: readonly string[]) =>
      identity.tell(identityEvents.accountErased, { userId }, eventIds),
    /** An owner subscribed, for so many days from now or without an end. */
    async subscribe(userId: string, plan: string, days: number | null): Promise<void> {
      const expiresAt =
        days === null ? null : new Date(clock.now().getTime() + days * 24 * 3_600_000);
      await sql(
        `INSERT INTO subscriptions (user_id, plan, status, amount, expires_at)
         VALUES ($1, $2, 'active', 9.00, $3)`,
        [userId, plan, expiresAt],
      );
    },
    /** A user whose trial has started. */
    async onTrial(): Promise<string> {
      const userId = randomUUID();
      await verify(userId);
      await eventually(async () => expect(await told(userId)).toHaveLength(1));
      return userId;
    },
    /** The same provider in every replica. */
    everywhere: <T>(provider: Type<T>) => replicas.map((each) => each.get(provider)),
    /** Both replicas sweep at once. */
    sweep: () => Promise.all(replicas.map((each) => each.get(ExpirySweep).sweep())),
    async stop() {
      identity.close();
      await Promise.all(replicas.map((each) => each.close()));
      await Promise.all([database.drop(), redis.stop()]);
    },
  };
}
