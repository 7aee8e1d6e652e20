import { DomainError } from '@cartaviva/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type GatewayConfig } from '../config';
import { networkOf } from '../requests/client-network';

const MINUTE = 60;
const HOUR = 3600;

/** How often one client may do what costs us or tempts guessers: times per seconds. */
const LIMITS = {
  signIn: { points: 30, duration: 5 * MINUTE },
  register: { points: 20, duration: HOUR },
  verify: { points: 30, duration: 5 * MINUTE },
  resend: { points: 20, duration: HOUR },
  demoRequest: { points: 10, duration: HOUR },
  upload: { points: 120, duration: HOUR },
  visit: { points: 600, duration: MINUTE },
  qr: { points: 120, duration: MINUTE },
} as const;
export type LimitName = keyof typeof LIMITS;

/** A provider hands out whole /64 networks: one client is one of them, or one IPv4 address. */
const CLIENT = { v4: 32, v6: 64 } as const;

/** Counts per client, over all gateways, in Redis. While Redis is away nobody passes. */
@Injectable()
export class ClientLimits implements OnApplicationShutdown {
  private readonly redis: Redis | undefined;
  private readonly limiters = new Map<LimitName, RateLimiterRedis>();

  constructor(@Inject(CONFIG) { CLIENT_LIMITS, REDIS_URL }: GatewayConfig) {
    if (CLIENT_LIMITS === 'relaxed') return;
    this.redis = new Redis(REDIS_URL, {
      connectionName: 'gateway-limits',
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 1000,
    });
    // Outages are told by the transport's connections; here they only close the door.
    this.redis.on('error', () => undefined);
    for (const [name, limit] of Object.entries(LIMITS)) {
      const options = { storeClient: this.redis, keyPrefix: `cv-limit:${name}`, ...limit };
      this.limiters.set(name as LimitName, new RateLimiterRedis(options));
    }
  }

  /** Counts one more. Refused as TOO_MANY_REQUESTS past the limit, UNAVAILABLE without Redis. */
  async count(name: LimitName, address: string): Promise<void> {
    try {
      await this.limiters.get(name)?.consume(networkOf(address, CLIENT) ?? address);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw new DomainError('UNAVAILABLE');
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
    }
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}
