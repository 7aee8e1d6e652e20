import { ScrapedGauge } from '@cartaviva/metrics';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { SharedRedis } from './shared-redis';

/** Share of Redis's memory above which optional data is not stored. */
const SCARCE_SHARE = 0.5;
/** Maximum age of a reading that decides about a request, in milliseconds. */
const MAX_AGE_MS = 10_000;

const bytes = new ScrapedGauge({
  name: 'redis_memory_bytes',
  help: 'Memory that Redis uses, and the limit at which it refuses writes: its maxmemory, or all of its machine',
  labelNames: ['of'],
});

/**
 * Monitors the memory of Redis. Redis evicts nothing. Once it is full, it rejects messages, and only cached pages
 * still work.
 */
@Injectable()
export class RedisMemory implements OnApplicationShutdown {
  private readonly stopMeasuring = bytes.readFrom(async () => {
    const { used, limit } = await memoryOf(this.shared.connection);
    return [
      { labels: { of: 'used' }, value: used },
      { labels: { of: 'limit' }, value: limit },
    ];
  });
  private reading: Promise<boolean> = Promise.resolve(false);
  private readAt = -Infinity;

  constructor(private readonly shared: SharedRedis) {}

  /** Returns true if the remaining memory should be kept for messages. Returns false if Redis does not answer. */
  isScarce(): Promise<boolean> {
    const now = performance.now();
    if (now - this.readAt > MAX_AGE_MS) {
      this.readAt = now;
      this.reading = memoryOf(this.shared.connection).then(
        ({ used, limit }) => used > limit * SCARCE_SHARE,
        () => false,
      );
    }
    return this.reading;
  }

  onApplicationShutdown(): void {
    this.stopMeasuring();
  }
}

/** Returns bytes. Without a `maxmemory`, the limit is the memory of the machine. */
async function memoryOf(redis: Redis): Promise<{ used: number; limit: number }> {
  const text = await redis.info('memory');
  const value = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(text)?.[1]);
  return { used: value('used_memory'), limit: value('maxmemory') || value('total_system_memory') };
}
