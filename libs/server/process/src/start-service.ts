import { createLogger, NestLogger } from '@cartaviva/logging';
import { startTracing } from '@cartaviva/tracing';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { CustomStrategy } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { collectDefaultMetrics } from 'prom-client';
import { exposeMemoryLimit, memoryLimit } from './memory-limit';
import { Lifecycle } from './lifecycle';
import { stopOnSignal } from './stop-on-signal';
import { strictValidation } from './validation';

interface ServiceOptions {
  readonly name: string;
  readonly module: Type | DynamicModule;
  /** How messages arrive; without it the process answers none. */
  readonly strategy: (CustomStrategy['strategy'] & Pick<Lifecycle, 'requireReading'>) | undefined;
  /** Private address of health and metrics. */
  readonly ops: { readonly host: string; readonly port: number };
  readonly logLevel: string;
}

/** Starts a service: health and metrics at once, messages as soon as its dependencies answer. */
export async function startService(options: ServiceOptions): Promise<NestFastifyApplication> {
  await startTracing(options.name);
  const logger = createLogger(options.name, options.logLevel);
  collectDefaultMetrics();
  exposeMemoryLimit(memoryLimit());
  const app = await NestFactory.create<NestFastifyApplication>(
    options.module,
    new FastifyAdapter({ forceCloseConnections: true }),
    { logger: new NestLogger(logger), abortOnError: false },
  );
  // Before the transport: Nest gives its handlers the pipes that are known when it is connected.
  app.useGlobalPipes(strictValidation());
  const { strategy } = options;
  if (strategy) {
    app.connectMicroservice({ strategy }, { inheritAppConfig: true });
    app.get(Lifecycle, { strict: false }).requireReading = () => strategy.requireReading();
  }
  await app.startAllMicroservices();
  await app.listen(options.ops.port, options.ops.host);
  stopOnSignal(app, logger);
  logger.info(options.ops, 'ready');
  return app;
}
