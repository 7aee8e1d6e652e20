import 'reflect-metadata';
import { startService } from '@cartaviva/process';
import { RedisTransportServer } from '@cartaviva/redis-transport';
import type { MenusConfig } from './config';
import { MenusServiceModule } from './menus-service.module';

export const start = (config: MenusConfig) =>
  startService({
    name: 'menus-service',
    module: MenusServiceModule.with(config),
    strategy: new RedisTransportServer({ service: 'menus', redisUrl: config.REDIS_URL }),
    ops: { host: config.OPS_HOST, port: config.OPS_PORT },
    logLevel: config.LOG_LEVEL,
  });
