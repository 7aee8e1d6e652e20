import 'reflect-metadata';
import { createLogger } from '@cartaviva/logging';
import { exposeMemoryLimit, memoryLimit, stopOnSignal } from '@cartaviva/process';
import { startTracing } from '@cartaviva/tracing';
import { collectDefaultMetrics } from 'prom-client';
import { DOCUMENT_PATH } from './api/openapi/serve-openapi';
import type { GatewayConfig } from './config';
import { createGateway } from './gateway';

/**
 * Connections that may wait to be accepted; the kernel's `net.core.somaxconn` bounds it. Of Node's own 511,
 * a burst of phones overflows: the kernel drops or resets what comes then.
 */
const LISTEN_BACKLOG = 4096;

export async function start(config: GatewayConfig): Promise<void> {
  await startTracing('gateway');
  const logger = createLogger('gateway', config.LOG_LEVEL);
  collectDefaultMetrics();
  exposeMemoryLimit(memoryLimit());
  const app = await createGateway(config, logger);
  if (config.DESCRIBED_ANSWERS !== 'log') {
    // Nobody waits for it once we listen; who develops waits for us, each time something is saved.
    await app.inject({ url: DOCUMENT_PATH, headers: { 'accept-encoding': 'br' } });
  }
  await app.listen({ port: config.PORT, host: config.LISTEN_HOST, backlog: LISTEN_BACKLOG });
  stopOnSignal(app, logger, { drainMs: config.DRAIN_SECONDS * 1000 });
  logger.info({ port: config.PORT, publicUrl: config.PUBLIC_URL }, 'ready');
}
