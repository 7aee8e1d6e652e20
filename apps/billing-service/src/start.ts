import 'reflect-metadata';
import { startService } from '@cartaviva/process';
import { RedisTransportServer } from '@cartaviva/redis-transport';
import type { BillingConfig } from './config';
import { BillingServiceModule } from './billing-service.module';

export const start = (config: BillingConfig) =>
  startService({
    name: 'billing-service',
    module: BillingServiceModule.with(config),
    strategy: new RedisTransportServer({ service: 'billing', redisUrl: config.REDIS_URL }),
    ops: { host: config.OPS_HOST, port: config.OPS_PORT },
    logLevel: config.LOG_LEVEL,
  });
