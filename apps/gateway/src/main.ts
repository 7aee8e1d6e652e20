import 'reflect-metadata';
import { createLogger } from '@cartaviva/logging';
import { stopOnSignal } from '@cartaviva/process';
import { startTracing } from '@cartaviva/tracing';
import { collectDefaultMetrics } from 'prom-client';
import { readGatewayConfig } from './config';
import { createGateway } from './gateway';

const config = readGatewayConfig();
await startTracing('gateway');
const logger = createLogger('gateway', config.LOG_LEVEL);
collectDefaultMetrics();
const app = await createGateway(config, logger);
await app.listen(config.PORT, '0.0.0.0');
stopOnSignal(app, logger, { drainMs: config.DRAIN_SECONDS * 1000 });
logger.info({ port: config.PORT, publicUrl: config.PUBLIC_URL }, 'ready');
