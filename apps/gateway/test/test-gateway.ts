import {
  billing,
  identity,
  media,
  menus,
  menusEvents,
  VISITOR,
  type Message,
  type Nothing,
} from '@cartaviva/contracts';
import { createLogger } from '@cartaviva/logging';
import { MessageClient } from '@cartaviva/redis-transport';
import { EventSource, eventually, ownRedis, shared } from '@cartaviva/server-testing';
import { freePort } from '@cartaviva/tools/engines/ports.mjs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGatewayConfig } from '../src/config';
import { DescribedAnswers, mediaTypeOf } from '../src/api/openapi/described-answers';
import { createGateway } from '../src/gateway';
import { SharedRedis } from '../src/pipeline/limits/shared-redis';
import { call, type Answer, type Call } from './client';
import { describedCalls } from './described-calls';
import { People, type ActedFor } from './people';
import { sampleUser } from './samples';
import { ServiceDouble } from './service-double';
import { webFolder } from './web-folder';

export const PUBLIC_URL = 'http://cartaviva.test';
export const SESSION_SECRET = randomBytes(32).toString('hex');
/** Satisfies the validation of the configuration. Messages are encrypted with the suites' own key. */
const CHECKED_MESSAGE_KEY = randomBytes(32).toString('hex');

/** Contacts for HTTPS, where a gateway does not start with the example contacts. */
const CONTACTS = {
  SUPPORT_EMAIL: 'soporte@elconuco.do',
  SUPPORT_PHONE: '+1 809 682 1234',
  SUPPORT_WHATSAPP: '18096821234',
  SUPPORT_DEDICATED_EMAIL: 'empresas@elconuco.do',
  SALES_EMAIL: 'ventas@elconuco.do',
  LEGAL_EMAIL: 'legal@elconuco.do',
};

export interface Gateway {
  readonly app: NestFastifyApplication;
  readonly url: string;
  /** Address of metrics and detailed health. */
  readonly opsUrl: string;
  /** Rejects if the response differs from the API document. */
  readonly call: (path: string, options?: Call) => Promise<Answer>;
}

/** Redis, doubles of all services, and real gateways, either for one suite or shared by several. */
export class TestGateway {
  readonly identity: ServiceDouble;
  readonly menus: ServiceDouble;
  readonly billing: ServiceDouble;
  readonly media: ServiceDouble;
  readonly objects = mkdtempSync(join(tmpdir(), 'cartaviva-objects-'));
  readonly web = webFolder();
  people: People;
  private readonly gateways: Gateway[] = [];
  private static readonly started = shared(() => TestGateway.startShared());
  /** Gateway that suites share. Undefined if this instance belongs to one suite. */
  private plain: Promise<Gateway> | undefined;
  /** Checks responses against the API document and records the documented calls. */
  described: DescribedAnswers | undefined;
  private readonly events: { identity: EventSource; menus: EventSource };

  private constructor(readonly redis: Awaited<ReturnType<typeof ownRedis>>) {
    this.identity = new ServiceDouble('identity', redis.urlOf('identity')).start();
    this.menus = new ServiceDouble('menus', redis.urlOf('menus')).start();
    this.billing = new ServiceDouble('billing', redis.urlOf('billing')).start();
    this.media = new ServiceDouble('media', redis.urlOf('media')).start();
    this.events = {
      identity: new EventSource('identity', redis.urlOf('identity')),
      menus: new EventSource('menus', redis.urlOf('menus')),
    };
    this.people = this.beginSuite();
  }

  static async open(): Promise<TestGateway> {
    return new TestGateway(await ownRedis());
  }

  /**
   * Returns the instance that the suites of a worker share, with its doubles reset. Suites that stop Redis or a
   * double, or inspect the state of all gateways, open their own instance.
   */
  static async shared(): Promise<TestGateway> {
    const { shared } = await this.started();
    for (const double of shared.doubles()) double.reset();
    shared.people = shared.beginSuite();
    return shared;
  }

  private static async startShared() {
    const shared = await TestGateway.open();
    shared.plain = shared.start({});
    const { app } = await shared.plain;
    return {
      shared,
      stop: async () => {
        await app.close();
        await shared.end();
      },
    };
  }

  private doubles(): ServiceDouble[] {
    return [this.identity, this.menus, this.billing, this.media];
  }

  /** Restarts Redis and waits until every gateway reaches it and all services. */
  async restartRedis(): Promise<void> {
    await this.redis.restart();
    await Promise.all(this.gateways.map(({ app }) => eventually(() => reachesServices(app))));
  }

  private beginSuite(): People {
    // Every gateway sends its checks each half minute. The shared one goes on while suites of other services run.
    this.identity.on(identity.status.record, () => ({}));
    return new People(this.identity, this.events.identity, this.redis.url);
  }

  /** Returns the shared gateway. If it must differ, returns a new one that ends with the suite. */
  async gateway(variables?: Record<string, string>, logger?: Logger): Promise<Gateway> {
    if (this.plain && !variables) return this.plain;
    return this.newGateway(variables, logger);
  }

  async newGateway(variables?: Record<string, string>, logger?: Logger): Promise<Gateway> {
    const gateway = await this.start(variables, logger);
    this.gateways.push(gateway);
    return gateway;
  }

  private async start(
    variables: Record<string, string> = {},
    logger = createLogger('gateway', 'silent'),
  ): Promise<Gateway> {
    const opsPort = await freePort();
    const config = readGatewayConfig({
      OPS_PORT: String(opsPort),
      PUBLIC_URL,
      SESSION_SECRET,
      MESSAGE_KEY: CHECKED_MESSAGE_KEY,
      REDIS_URL: this.redis.urlOf('gateway'),
      CLIENT_LIMITS: 'relaxed',
      OBJECTS_DIR: this.objects,
      WEB_DIR: this.web,
      ...(variables['PUBLIC_URL']?.startsWith('https:') && CONTACTS),
      ...variables,
    });
    const app = await createGateway(config, logger);
    await app.listen(0, '127.0.0.1');
    const url = await app.getUrl();
    this.described ??= new DescribedAnswers(await describedCalls());
    const { described } = this;
    return {
      app,
      url,
      opsUrl: `http://127.0.0.1:${opsPort}`,
      call: async (path: string, options?: Call) => {
        const answer = await call(url, path, options);
        requireDescribed(described, path, options, answer);
        return answer;
      },
    };
  }

  /**
   * Signs a user in through the gateway.
   * @param actsFor the account of another owner for which the session acts
   * @returns the user and the cookie of their browser
   */
  async signIn(gateway: Gateway, user = sampleUser(), actsFor?: ActedFor) {
    const signedIn = this.people.openSession(user, actsFor);
    this.identity.on(identity.session.signIn, () => signedIn);
    const body = { email: user.email, password: 'secreta' };
    const { headers } = await gateway.call('/api/auth/login', { body });
    const cookie = headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
    return { user, sid: signedIn.sid, cookie };
  }

  /** Emits that a menu changed, as menus-service does after a write. */
  emitMenuChanged(menuId: string, { isPublished = true, isDeleted = false } = {}): Promise<void> {
    const accountId = randomUUID();
    const change = { menuId, accountId, isPublished, isDeleted, changes: [], omitted: [] };
    return this.events.menus.emit(menusEvents.menuChanged, change);
  }

  async close(): Promise<void> {
    await Promise.all(this.gateways.splice(0).map(({ app }) => app.close()));
    // The shared instance stays open.
    if (!this.plain) await this.end();
  }

  private async end(): Promise<void> {
    for (const source of Object.values(this.events)) source.close();
    await Promise.all(this.doubles().map((double) => double.stop()));
    await this.redis.stop();
    for (const folder of [this.objects, this.web]) rmSync(folder, { recursive: true });
  }
}

async function reachesServices(app: NestFastifyApplication): Promise<void> {
  await app.get(SharedRedis, { strict: false }).connection.ping();
  const client = app.get(MessageClient, { strict: false });
  const answers = async <Reply>(message: Message<Nothing, Reply>) => {
    const options = { actor: VISITOR, requestId: randomUUID(), timeoutMs: 500 };
    // An error reply also shows that the service is available.
    await client.call(message, {}, options).catch((error: { code?: string }) => {
      if (error.code === 'UNAVAILABLE') throw error;
    });
  };
  await answers(identity.notice.list);
  await answers(menus.template.list);
  await answers(billing.plan.list);
  await answers(media.storage.usage);
}

function requireDescribed(
  described: DescribedAnswers,
  path: string,
  { method, body }: Call = {},
  { status, headers, text }: Answer,
): void {
  const asked = method ?? (body === undefined ? 'GET' : 'POST');
  const type = mediaTypeOf(headers['content-type']);
  const isRepeat = headers['idempotency-replayed'] === 'true';
  const fault = described.faultOf(asked, path, { status, type, headers, text, isRepeat });
  if (fault) throw new Error(fault);
}
