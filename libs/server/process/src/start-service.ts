import { createLogger, NestLogger } from '@cartaviva/logging';
import { startTracing } from '@cartaviva/tracing';
import type {
  DynamicModule,
  INestApplication,
  INestApplicationContext,
  PipeTransform,
  Type,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { CustomStrategy } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { collectDefaultMetrics } from 'prom-client';
import { exposeMemoryLimit, memoryLimit } from './memory-limit';
import { Lifecycle } from './lifecycle';
import { stopOnSignal } from './stop-on-signal';
import { strictValidation } from './validation';

type Transport = CustomStrategy['strategy'] & {
  serveProviders(app: INestApplicationContext, validation: PipeTransform): void;
};

interface ServiceOptions {
  readonly name: string;
  readonly module: Type | DynamicModule;
  /** Transport of messages. Without it, the process answers none. */
  readonly strategy: (Transport & Pick<Lifecycle, 'requireReading'>) | undefined;
  /** Private address of health checks and metrics. */
  readonly ops: { readonly host: string; readonly port: number };
  readonly logLevel: string;
}

/** Connects the transport, which calls the handlers of all providers with valid payloads. */
export function connectTransport(app: INestApplication, strategy: Transport): void {
  strategy.serveProviders(app, strictValidation());
  app.connectMicroservice({ strategy });
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
  const { strategy } = options;
  if (strategy) {
    connectTransport(app, strategy);
    app.get(Lifecycle, { strict: false }).requireReading = () => strategy.requireReading();
  }
  await app.startAllMicroservices();
  await app.listen(options.ops.port, options.ops.host);
  stopOnSignal(app, logger);
  logger.info(options.ops, 'ready');
  return app;
}
