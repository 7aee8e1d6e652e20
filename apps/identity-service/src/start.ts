import 'reflect-metadata';
import { startService } from '@cartaviva/process';
import { RedisTransportServer } from '@cartaviva/redis-transport';
import type { IdentityConfig } from './config';
import { IdentityServiceModule } from './identity-service.module';

export const start = (config: IdentityConfig) =>
  startService({
    name: 'identity-service',
    module: IdentityServiceModule.with(config),
    strategy: new RedisTransportServer({ service: 'identity', redisUrl: config.REDIS_URL }),
    ops: { host: config.OPS_HOST, port: config.OPS_PORT },
    logLevel: config.LOG_LEVEL,
  });
