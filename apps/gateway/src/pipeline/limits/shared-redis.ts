import { redisOptions } from '@cartaviva/config';
import { DomainError } from '@cartaviva/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { CONFIG, type GatewayConfig } from '../../config';

/** What all gateways must agree on at once: counts, turns, what was used up. */
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
      // A frozen Redis is left for the one that took over from it.
      socketTimeout: 2000,
    });
    // Outages are told by the transport's connections; here they only close the door.
    this.connection.on('error', () => undefined);
  }

  /** Whether a command sent now would reach Redis. */
  get canAsk(): boolean {
    return this.connection.status === 'ready';
  }

  /** UNAVAILABLE while Redis is unavailable: whoever cannot be counted does not pass. */
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
