import 'reflect-metadata';
import { startService } from '@cartaviva/process';
import { RedisTransportServer } from '@cartaviva/redis-transport';
import { BillingServiceModule } from './billing-service.module';
import { billingConfig } from './config';

const config = billingConfig();

await startService({
  name: 'billing-service',
  module: BillingServiceModule.with(config),
  strategy: new RedisTransportServer({ service: 'billing', redisUrl: config.REDIS_URL }),
  ops: { host: config.OPS_HOST, port: config.OPS_PORT },
  logLevel: config.LOG_LEVEL,
});
