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
  /** Transport of messages. Without it, the process answers none. */
  readonly strategy: (CustomStrategy['strategy'] & Pick<Lifecycle, 'requireReading'>) | undefined;
  /** Private address of health checks and metrics. */
  readonly ops: { readonly host: string; readonly port: number };
  readonly logLevel: string;
}

/**
 * Starts a service. Health checks and metrics are available immediately, messages as soon as the dependencies answer.
 */
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
  // Set the pipes before the transport, because handlers get only the pipes that exist when Nest connects it.
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
