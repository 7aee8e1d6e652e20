import { identity, identityEvents, type UserView } from '@cartaviva/contracts';
import { createLogger } from '@cartaviva/logging';
import { EventSource, ownRedis } from '@cartaviva/server-testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGatewayConfig } from '../src/config';
import { createGateway } from '../src/gateway';
import { sampleUser } from './samples';
import { ServiceDouble } from './service-double';
import { webFolder } from './web-folder';

export const PUBLIC_URL = 'http://cartaviva.test';

/** A Redis of the suite's own, every service as a double, and gateways that are real. */
export class House {
  readonly identity: ServiceDouble;
  readonly menus: ServiceDouble;
  readonly billing: ServiceDouble;
  readonly media: ServiceDouble;
  readonly objects = mkdtempSync(join(tmpdir(), 'cartaviva-objects-'));
  readonly web = webFolder();
  private readonly sessions = new Map<string, UserView>();
  private readonly gateways: NestFastifyApplication[] = [];
  private readonly sources: EventSource[] = [];

  private constructor(readonly redis: Awaited<ReturnType<typeof ownRedis>>) {
    this.identity = new ServiceDouble('identity', redis.url).start();
    this.menus = new ServiceDouble('menus', redis.url).start();
    this.billing = new ServiceDouble('billing', redis.url).start();
    this.media = new ServiceDouble('media', redis.url).start();
    this.keepSessions();
  }

  static async open(): Promise<House> {
    return new House(await ownRedis());
  }

  /** One more replica of the gateway. */
  async gateway(variables: Record<string, string> = {}): Promise<NestFastifyApplication> {
    const config = readGatewayConfig({
      PORT: '0',
      OPS_PORT: '0',
      PUBLIC_URL,
      SESSION_SECRET: 's'.repeat(32),
      REDIS_URL: this.redis.url,
      CLIENT_LIMITS: 'relaxed',
      OBJECTS_DIR: this.objects,
      WEB_DIR: this.web,
      ...variables,
    });
    const app = await createGateway(config, createLogger('gateway', process.env['LOG'] ?? 'silent'));
    await app.getHttpAdapter().getInstance().ready();
    this.gateways.push(app);
    return app;
  }

  /** Signs a new user in through the gateway. @returns the user and their browser's cookie */
  async signIn(app: NestFastifyApplication) {
    const user = sampleUser();
    const sid = randomUUID();
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    this.sessions.set(sid, user);
    this.identity.on(identity.session.signIn, () => ({ sid, expiresAt, user }));
    const payload = { email: user.email, password: 'secreta' };
    const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    console.log(response.statusCode, response.body);
    const { name, value } = response.cookies[0]!;
    return { user, sid, cookie: `${name}=${value}` };
  }

  /** Ends a session somewhere else, and tells so. */
  async revoke(sid: string): Promise<void> {
    this.sessions.delete(sid);
    await this.source('identity').tell(identityEvents.sessionRevoked, { sid });
  }

  source(service: 'identity' | 'menus'): EventSource {
    const source = new EventSource(service, this.redis.url);
    this.sources.push(source);
    return source;
  }

  async close(): Promise<void> {
    await Promise.all(this.gateways.map((app) => app.close()));
    for (const source of this.sources) source.close();
    await Promise.all([this.identity, this.menus, this.billing, this.media].map((s) => s.stop()));
    await this.redis.stop();
    for (const folder of [this.objects, this.web]) rmSync(folder, { recursive: true });
  }

  private keepSessions(): void {
    this.identity.on(identity.session.find, ({ sid }) => {
      const user = this.sessions.get(sid);
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      return { session: user ? { userId: user.id, role: user.role, expiresAt } : null };
    });
    this.identity.on(identity.session.signOut, ({ sid }) => {
      this.sessions.delete(sid);
      return {};
    });
    this.identity.on(identity.user.get, (_, { userId }) => {
      return [...this.sessions.values()].find(({ id }) => id === userId)!;
    });
  }
}
