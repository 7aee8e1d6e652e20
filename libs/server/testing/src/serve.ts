import type { ServiceName } from '@cartaviva/contracts';
import { Clock, strictValidation } from '@cartaviva/process';
import { RedisTransportServer } from '@cartaviva/redis-transport';
import type { DynamicModule, Type } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';

interface Served {
  readonly service: ServiceName;
  readonly module: Type | DynamicModule;
  readonly redisUrl: string;
  readonly clock?: Clock;
}

/** One replica of a service as it runs in production, without its health port. */
export async function serve({ service, module, redisUrl, clock = new Clock() }: Served) {
  const compiled = await Test.createTestingModule({ imports: [module] })
    .overrideProvider(Clock)
    .useValue(clock)
    .compile();
  const app = compiled.createNestApplication(new FastifyAdapter(), { logger: ['error', 'fatal'] });
  const strategy = new RedisTransportServer({ service, redisUrl });
  app.useGlobalPipes(strictValidation());
  app.connectMicroservice({ strategy }, { inheritAppConfig: true });
  await app.startAllMicroservices();
  return app.init();
}
