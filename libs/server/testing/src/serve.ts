import type { ServiceName } from '@cartaviva/contracts';
import { Clock, connectTransport } from '@cartaviva/process';
import { RedisTransportServer } from '@cartaviva/redis-transport';
import type { DynamicModule, Type } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';

interface Served {
  readonly service: ServiceName;
  readonly module: Type | DynamicModule;
  readonly redisUrl: string;
  readonly clock?: Clock;
  readonly replaced?: readonly Replaced[];
}

interface Replaced {
  readonly provider: Type;
  readonly by: object;
}

/** Starts one replica of a service as in production, but without its health port. */
export async function serve(served: Served) {
  const { service, module, redisUrl, clock = new Clock(), replaced = [] } = served;
  const testing = Test.createTestingModule({ imports: [module] });
  for (const { provider, by } of [{ provider: Clock, by: clock }, ...replaced]) {
    testing.overrideProvider(provider).useValue(by);
  }
  const compiled = await testing.compile();
  const app = compiled.createNestApplication(new FastifyAdapter(), { logger: ['error', 'fatal'] });
  connectTransport(app, new RedisTransportServer({ service, redisUrl }));
  await app.startAllMicroservices();
  return app.init();
}
