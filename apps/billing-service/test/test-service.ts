import {
  billing,
  billingEvents,
  identityEvents,
  VISITOR,
  type Actor,
  type MailWanted,
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
  shared,
  TestClock,
  withLongConnectTimeout,
} from '@cartaviva/server-testing';
import { startPayPal } from '@cartaviva/rig/doubles/paypal.mjs';
import { freePort } from '@cartaviva/tools/engines/ports.mjs';
import type { Type } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { migrations } from '../migrations';
import { BillingServiceModule } from '../src/billing-service.module';
import { Reconciler } from '../src/reconciler/reconciler';
import { Reminders } from '../src/reminders/reminders';
import { ExpirySweep } from '../src/subscriptions/expiry-sweep';

export type TestService = Awaited<ReturnType<typeof startTestService>>;

const someUser = () => ({
  ...({ kind: 'user', accountId: randomUUID() as string, userId: randomUUID() } as const),
});

export async function startTestService() {
  const [database, redis, paypal] = await Promise.all([
    databaseFor('billing', migrations),
    ownRedis(),
    freePort().then((port) => startPayPal({ port })),
  ]);
  const clock = new TestClock();
  const replica = () => {
    const urls = {
      DATABASE_URL: withLongConnectTimeout(database.url),
      REDIS_URL: redis.urlOf('billing'),
    };
    const module = BillingServiceModule.with({ ...urls, ...paypal.env });
    return serve({ service: 'billing', module, redisUrl: redis.urlOf('billing'), clock });
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
      client.call(message, payload, { actor, requestId: randomUUID(), timeoutMs: 20_000 });
  const asAdmin = as({ ...someUser(), role: 'admin' });
  const asUser = (accountId: string) => as({ ...someUser(), accountId, role: 'user' });
  async function order(accountId: string, amount = '29.00'): Promise<string> {
    const asked = { amount, currency: 'USD', intent: 'CAPTURE' } as const;
    return (await asUser(accountId)(billing.order.create, asked)).id;
  }
  const sql = <Row>(query: string, parameters: unknown[] = []) =>
    dataSource.query<Row[]>(query, parameters);

  async function emitted(accountId: string): Promise<SubscriptionChanged[]> {
    const rows = await sql<{ payload: SubscriptionChanged }>(
      `SELECT payload FROM outbox WHERE name = $1 AND payload->>'accountId' = $2 ORDER BY position`,
      [billingEvents.subscriptionChanged.name, accountId],
    );
    return rows.map(({ payload }) => payload);
  }

  /** Emits that the user verified their address, once per event ID. */
  const verify = (accountId: string, eventIds?: readonly string[]) =>
    identity.emit(identityEvents.userVerified, { accountId, firstName: 'Ana' }, eventIds);

  return {
    clock,
    redisUrl: redis.url,
    visitor: as(VISITOR),
    asAdmin,
    asUser,
    sql,
    emitted,
    verify,
    erase: (accountId: string, eventIds?: readonly string[]) =>
      identity.emit(identityEvents.accountErased, { accountId, userId: randomUUID() }, eventIds),
    async subscribe(accountId: string, plan: string, days: number): Promise<void> {
      const now = clock.now();
      await sql(
        `INSERT INTO subscriptions (account_id, plan, status, amount, starts_at, days, expires_at)
         VALUES ($1, $2, 'active', 9.00, $3, $4::int, $3::timestamptz + $4::int * interval '1 day')`,
        [accountId, plan, now, days],
      );
    },
    grant: (accountId: string, expiresAt: string | null = null) =>
      asAdmin(billing.subscription.grant, {
        userId: randomUUID(),
        accountId,
        plan: 'empresarial',
        expiresAt,
      }),
    paypal: paypal.sandbox,
    /** Advances the service's and PayPal's clocks. */
    async pass({ days = 0, minutes = 0 }): Promise<void> {
      clock.advance({ days, minutes });
      await paypal.sandbox.shiftClock((days * 24 * 60 + minutes) * 60_000);
    },
    /** Sends a webhook as the gateway does, with a valid signature unless `headers` is given. */
    async webhook(event: object, headers?: Record<string, string>): Promise<void> {
      const body = JSON.stringify(event);
      const signed = headers ?? (await paypal.sandbox.sign(body));
      const base64 = Buffer.from(body).toString('base64');
      await as(VISITOR)(billing.webhook.receive, { headers: signed, body: base64 });
    },
    order,
    async pay(accountId: string, amount?: string): Promise<string> {
      const orderId = await order(accountId, amount);
      await paypal.sandbox.approve(orderId);
      await asUser(accountId)(billing.order.capture, { orderId });
      return orderId;
    },
    async mailed(accountId: string): Promise<MailWanted[]> {
      const rows = await sql<{ payload: MailWanted }>(
        `SELECT payload FROM outbox WHERE name = $1 AND payload->>'accountId' = $2 ORDER BY position`,
        [billingEvents.mailWanted.name, accountId],
      );
      return rows.map(({ payload }) => payload);
    },
    remind: () => Promise.all(replicas.map((each) => each.get(Reminders).run())),
    reconcile: () => Promise.all(replicas.map((each) => each.get(Reconciler).run())),
    async onTrial(): Promise<string> {
      const accountId = randomUUID();
      await verify(accountId);
      await eventually(async () => expect(await emitted(accountId)).toHaveLength(1));
      return accountId;
    },
    everywhere: <T>(provider: Type<T>) => replicas.map((each) => each.get(provider)),
    sweep: () => Promise.all(replicas.map((each) => each.get(ExpirySweep).sweep())),
    async stop() {
      identity.close();
      await Promise.all(replicas.map((each) => each.close()));
      await Promise.all([database.drop(), redis.stop(), paypal.stop()]);
    },
  };
}

export const sharedTestService = shared(startTestService);
