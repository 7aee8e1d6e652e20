import { redisOptions } from '@cartaviva/config';
import { DomainError } from '@cartaviva/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { CONFIG, type GatewayConfig } from '../../config';

/** Redis connection for state that all gateways share immediately: counters, locks, and used tokens. */
@Injectable()
export class SharedRedis implements OnApplicationShutdown {
  readonly connection: Redis;

  constructor(@Inject(CONFIG) { REDIS_URL }: GatewayConfig) {
    this.connection = new Redis({
      ...redisOptions(REDIS_URL),
      connectionName: 'gateway-shared',
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 1000,
      // Leaves a frozen Redis for the one that replaced it.
      socketTimeout: 2000,
    });
    // The message transport's own connections log outages.
    this.connection.on('error', () => undefined);
  }

  /** Returns true if a command sent now would reach Redis. */
  get canAsk(): boolean {
    return this.connection.status === 'ready';
  }

  /** Rejects with UNAVAILABLE without Redis, so that no request bypasses a counter. */
  async ask<T>(command: (redis: Redis) => Promise<T>): Promise<T> {
    try {
      return await command(this.connection);
    } catch {
      throw new DomainError('UNAVAILABLE');
    }
  }

  onApplicationShutdown(): void {
    this.connection.disconnect();
  }
}
