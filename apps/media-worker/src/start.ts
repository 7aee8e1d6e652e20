import 'reflect-metadata';
import { startService } from '@cartaviva/process';
import { RedisTransportServer } from '@cartaviva/redis-transport';
import type { MediaConfig } from './config';
import { MediaWorkerModule } from './media-worker.module';

export const start = (config: MediaConfig) =>
  startService({
    name: 'media-worker',
    module: MediaWorkerModule.with(config),
    // A process without the role must not take messages from those that have it.
    strategy: config.ROLES.includes('messages')
      ? new RedisTransportServer({ service: 'media', redisUrl: config.REDIS_URL })
      : undefined,
    ops: { host: config.OPS_HOST, port: config.OPS_PORT },
    logLevel: config.LOG_LEVEL,
  });
