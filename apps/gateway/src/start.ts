import 'reflect-metadata';
import { createLogger } from '@cartaviva/logging';
import { exposeMemoryLimit, memoryLimit, stopOnSignal } from '@cartaviva/process';
import { startTracing } from '@cartaviva/tracing';
import { collectDefaultMetrics } from 'prom-client';
import { DOCUMENT_PATH } from './api/openapi/serve-openapi';
import type { GatewayConfig } from './config';
import { createGateway } from './gateway';

/**
 * Maximum number of connections waiting to be accepted, which the kernel's `net.core.somaxconn` limits. Node's
 * default of 511 overflows under a burst of phones, and the kernel drops or resets the excess.
 */
const LISTEN_BACKLOG = 4096;

export async function start(config: GatewayConfig): Promise<void> {
  await startTracing('gateway');
  const logger = createLogger('gateway', config.LOG_LEVEL);
  collectDefaultMetrics();
  exposeMemoryLimit(memoryLimit());
  const app = await createGateway(config, logger);
  if (config.DESCRIBED_ANSWERS !== 'log') {
    // The document is built before the gateway listens, so that no client waits for it. In development the gateway
    // restarts after every change and must start fast.
    await app.inject({ url: DOCUMENT_PATH, headers: { 'accept-encoding': 'br' } });
  }
  await app.listen({ port: config.PORT, host: config.LISTEN_HOST, backlog: LISTEN_BACKLOG });
  stopOnSignal(app, logger, { drainMs: config.DRAIN_SECONDS * 1000 });
  logger.info({ port: config.PORT, publicUrl: config.PUBLIC_URL }, 'ready');
}
