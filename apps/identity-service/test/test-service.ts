import {
  billingEvents,
  identity,
  identityEvents,
  revokedKey,
  VISITOR,
  type Actor,
  type GoogleSignIn,
  type MailRequested,
  type Message,
  type Requester,
  type ResetPasswordRequest,
  type Role,
  type SignedIn,
  type SubscriptionChanged,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { digestOf, open } from '@cartaviva/secrets';
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
import { Clock } from '@cartaviva/process';
import type { Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { migrations } from '../migrations';
import type { IdentityConfig } from '../src/config';
import { IdentityServiceModule } from '../src/identity-service.module';
import { HashingCost } from '../src/passwords/passwords';
import { HOME, newcomer, USER_AGENT, type Person } from './people';

export type TestService = Awaited<ReturnType<typeof startTestService>>;

export const MAIL_KEY = 'the key that only tests know, thirty-two long';
/** Reduces the time for hashing. `passwords.spec.ts` tests the real cost. */
const CHEAP: HashingCost = { memoryCost: 16, timeCost: 1, parallelism: 1 };
export const SALES_EMAIL = 'ventas@ejemplo.do';
type MailKeys = Pick<IdentityConfig, 'MAIL_KEY' | 'MAIL_KEY_PREVIOUS'>;
/** Event of billing-service. Without a version, it is newer than all earlier ones. */
type Grant = Omit<SubscriptionChanged, 'version'> & { version?: number };

/** Starts two replicas of the service behind the real transport, with a separate database and Redis. */
export async function startTestService() {
  const [database, redis] = await Promise.all([databaseFor('identity', migrations), ownRedis()]);
  const clock = new TestClock();
  const own = redis.urlOf('identity');
  const module = (keys: MailKeys = { MAIL_KEY }) =>
    IdentityServiceModule.with({
      ...{
        DATABASE_URL: withLongConnectTimeout(database.url),
        REDIS_URL: own,
        SALES_EMAIL,
        ...keys,
      },
    });
  const replica = () =>
    serve({
      ...{ service: 'identity', module: module(), redisUrl: own, clock },
      replaced: [{ provider: HashingCost, by: CHEAP }],
    });
  const [app, second, mediaApp] = await Promise.all([
    replica(),
    replica(),
    serve({ service: 'media', module: MediaDoubleModule, redisUrl: redis.urlOf('media') }),
  ]);
  const client = app.get(MessageClient);
  const dataSource = app.get(DataSource);
  const billing = new EventSource('billing', redis.url);
  const accounts = new Map<string, string>();
  const accountOf = (userId: string) => accounts.get(userId) ?? randomUUID();
  const remembered = ({ user, ...signedIn }: SignedIn): SignedIn => {
    accounts.set(user.id, user.account.id);
    return { user, ...signedIn };
  };
  const revocations = new Redis(redis.url);
  let plansEmitted = 0;

  const as =
    (actor: Actor) =>
    <Request extends object, Reply>(
      message: Message<Request, Reply>,
      payload: NoInfer<Request>,
    ): Promise<Reply> =>
      client.call(message, payload, { actor, requestId: randomUUID(), timeoutMs: 20_000 });
  const visitor = as(VISITOR);

  async function emitted<Payload>({ name }: { name: string }): Promise<Payload[]> {
    const rows = await dataSource.query<{ payload: Payload }[]>(
      `SELECT payload FROM outbox WHERE name = $1 ORDER BY position`,
      [name],
    );
    return rows.map(({ payload }) => payload);
  }

  async function mailsTo(email: string): Promise<MailRequested[]> {
    const rows = await dataSource.query<{ payload: MailRequested }[]>(
      `SELECT payload FROM outbox WHERE name = $1 AND payload->>'to' = $2 ORDER BY position`,
      [identityEvents.mailRequested.name, email],
    );
    return rows.map(({ payload }) => payload);
  }

  async function codeFor(email: string): Promise<string> {
    const { sealedCode } = (await mailsTo(email)).findLast((mail) => mail.sealedCode)!;
    return open(sealedCode!, MAIL_KEY);
  }

  async function tokenFor(email: string): Promise<string> {
    const { sealedToken } = (await mailsTo(email)).findLast((mail) => mail.sealedToken)!;
    return open(sealedToken!, MAIL_KEY);
  }

  const register = (person: Person, from: Requester = HOME) =>
    visitor(identity.user.register, { ...person, requester: from });
  const resend = (email: string, from: Requester = HOME) =>
    visitor(identity.user.resendCode, { email, requester: from });
  const verify = (email: string, code: string, from: Requester = HOME) =>
    visitor(identity.user.verifyEmail, {
      ...{ email, code, userAgent: USER_AGENT, requester: from },
    }).then(remembered);
  const forgot = (email: string, from: Requester = HOME) =>
    visitor(identity.password.forgot, { email, requester: from });
  const reset = (request: ResetPasswordRequest, from: Requester = HOME) =>
    visitor(identity.password.reset, { ...request, requester: from });
  const signIn = (
    { email, password }: Pick<Person, 'email' | 'password'>,
    from: Requester = HOME,
    device?: string,
  ) =>
    visitor(identity.session.signIn, {
      ...{ email, password, userAgent: USER_AGENT, requester: from },
      ...(device && { device }),
    }).then(remembered);

  return {
    app,
    clock,
    as,
    visitor,
    /** Calls as a user in the account that they start in. */
    asUser: (userId: string, role: Role = 'user') =>
      as({ kind: 'user', accountId: accountOf(userId), userId, role }),
    accountOf,
    /** Registers the account of a user who has not signed in, so that `asUser` works. */
    async learnAccount(userId: string): Promise<void> {
      const [row] = await dataSource.query<{ id: string }[]>(
        `SELECT account_id AS id FROM members WHERE user_id = $1 AND role = 'owner'`,
        [userId],
      );
      accounts.set(userId, row!.id);
    },
    /** Calls as the owner of an account that the user received. */
    asOwner: (accountId: string, userId: string) =>
      as({ kind: 'user', accountId, userId, role: 'user' }),
    /** Returns the user whose own account this is. */
    ownerOf: (accountId: string) =>
      [...accounts].find(([, account]) => account === accountId)?.[0] ?? randomUUID(),
    everywhere: <T>(provider: Type<T>) => [app, second].map((replica) => replica.get(provider)),
    /** Returns the providers of a replica with other keys. It takes no messages, and the test closes it. */
    withKeys: (keys: MailKeys) =>
      Test.createTestingModule({ imports: [module(keys)] })
        .overrideProvider(Clock)
        .useValue(clock)
        .compile(),
    databaseUrl: database.url,
    redisUrl: redis.url,
    media: mediaApp.get(MediaDouble),
    sql: <Row>(query: string, parameters: unknown[] = []) =>
      dataSource.query<Row[]>(query, parameters),
    emitted,
    mailsTo,
    codeFor,
    tokenFor,
    register,
    resend,
    verify,
    forgot,
    reset,
    signIn,
    signInWithGoogle: (emitted: GoogleSignIn) =>
      visitor(identity.session.signInWithGoogle, emitted).then(remembered),
    isRevoked: async (id: string) => (await revocations.exists(revokedKey(id))) === 1,
    async sessionOf(sid: string) {
      const found = await visitor(identity.session.find, { sessionId: digestOf(sid) });
      return found.session;
    },
    /** Returns the kinds of the entries in a user's log, oldest first. */
    async logOf(userId: string) {
      const rows = await dataSource.query<{ kind: string }[]>(
        `SELECT kind FROM account_events WHERE user_id = $1 ORDER BY position`,
        [userId],
      );
      return rows.map(({ kind }) => kind);
    },
    async verified(person = newcomer()) {
      await register(person);
      return { person, ...(await verify(person.email, await codeFor(person.email))) };
    },
    /** Emits a plan as billing-service does, and resolves once the service has handled the event. */
    async grant(
      { version = (plansEmitted += 1), ...plan }: Grant,
      id: string = randomUUID(),
    ): Promise<void> {
      await billing.emit(billingEvents.subscriptionChanged, { version, ...plan }, [id]);
      await eventually(async () => {
        const handled = await dataSource.query<unknown[]>(
          `SELECT FROM handled_events WHERE event_id = $1`,
          [id],
        );
        if (handled.length === 0) throw new Error('the plan is not known yet');
      });
    },
    async stop() {
      billing.close();
      revocations.disconnect();
      await Promise.all([app.close(), second.close(), mediaApp.close()]);
      await Promise.all([database.drop(), redis.stop()]);
    },
  };
}

export const sharedTestService = shared(startTestService);
