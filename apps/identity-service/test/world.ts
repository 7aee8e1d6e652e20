import {
  billingEvents,
  identity,
  identityEvents,
  VISITOR,
  type Actor,
  type MailRequested,
  type Message,
  type SubscriptionChanged,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { open } from '@cartaviva/secrets';
import {
  databaseFor,
  EventSource,
  eventually,
  MediaDouble,
  MediaDoubleModule,
  ownRedis,
  serve,
  TestClock,
} from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { migrations } from '../migrations';
import { IdentityServiceModule } from '../src/identity-service.module';

export type World = Awaited<ReturnType<typeof startWorld>>;

const MAIL_KEY = 'the key that only tests know, thirty-two long';
const USER_AGENT = 'Mozilla/5.0 (Linux; Android 15) Chrome/142';

/** Somebody whose address nobody has seen before. */
export function newcomer() {
  const email = `ana.${randomUUID()}@example.com`;
  return { email, password: 'contraseña de Ana', firstName: 'Ana', lastName: 'Peña' };
}

type Person = ReturnType<typeof newcomer>;

/** The service in two replicas behind its transport, on a database and a Redis of its own. */
export async function startWorld() {
  const [database, redis] = await Promise.all([databaseFor('identity', migrations), ownRedis()]);
  const clock = new TestClock();
  const module = () =>
    IdentityServiceModule.with({ DATABASE_URL: database.url, REDIS_URL: redis.url, MAIL_KEY });
  const replica = () =>
    serve({ service: 'identity', module: module(), redisUrl: redis.url, clock });
  const [app, second, mediaApp] = await Promise.all([
    replica(),
    replica(),
    serve({ service: 'media', module: MediaDoubleModule, redisUrl: redis.url }),
  ]);
  const client = app.get(MessageClient);
  const dataSource = app.get(DataSource);
  const billing = new EventSource('billing', redis.url);

  const as =
    (actor: Actor) =>
    <Request extends object, Reply>(
      message: Message<Request, Reply>,
      payload: NoInfer<Request>,
    ): Promise<Reply> =>
      client.call(message, payload, { actor, requestId: randomUUID(), timeoutMs: 20_000 });
  const visitor = as(VISITOR);

  /** What was emitted so far, oldest first. */
  async function emitted<Payload>({ name }: { name: string }): Promise<Payload[]> {
    const rows = await dataSource.query<{ payload: Payload }[]>(
      `SELECT payload FROM outbox WHERE name = $1 ORDER BY position`,
      [name],
    );
    return rows.map(({ payload }) => payload);
  }

  async function mailsTo(email: string): Promise<MailRequested[]> {
    const mails = await emitted<MailRequested>(identityEvents.mailRequested);
    return mails.filter(({ to }) => to === email);
  }

  /** The code in the last mail to the address. */
  async function codeFor(email: string): Promise<string> {
    const { sealedCode } = (await mailsTo(email)).findLast((mail) => mail.sealedCode)!;
    return open(sealedCode!, MAIL_KEY);
  }

  const register = (person: Person) => visitor(identity.user.register, person);
  const verify = (email: string, code: string) =>
    visitor(identity.user.verifyEmail, { email, code, userAgent: USER_AGENT });
  const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
    visitor(identity.session.signIn, { email, password, userAgent: USER_AGENT });

  return {
    app,
    clock,
    visitor,
    asUser: (userId: string) => as({ kind: 'user', userId, role: 'user' }),
    media: mediaApp.get(MediaDouble),
    sql: <Row>(query: string, parameters: unknown[] = []) =>
      dataSource.query<Row[]>(query, parameters),
    emitted,
    mailsTo,
    codeFor,
    register,
    verify,
    signIn,
    /** A person who registered and proved their address. */
    async verified(person = newcomer()) {
      await register(person);
      return { person, ...(await verify(person.email, await codeFor(person.email))) };
    },
    /** Billing tells of a plan; resolves once the service has acted on it. */
    async grant(payload: SubscriptionChanged, id: string = randomUUID()) {
      await billing.tell(billingEvents.subscriptionChanged, payload, [id]);
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
      await Promise.all([app.close(), second.close(), mediaApp.close()]);
      await Promise.all([database.drop(), redis.stop()]);
    },
  };
}
