import { ScrapedGauge } from '@cartaviva/metrics';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { SharedRedis } from './shared-redis';

/** Share of Redis's memory past which nothing is stored that could be left out. */
const SCARCE_SHARE = 0.5;
/** How old a reading may be that a request is handled by, in milliseconds. */
const MAX_AGE_MS = 10_000;

const bytes = new ScrapedGauge({
  name: 'redis_memory_bytes',
  help: 'Memory that Redis uses, and the limit at which it refuses writes: its maxmemory, or all of its machine',
  labelNames: ['of'],
});

/**
 * How much of its memory Redis uses. It evicts nothing: once it is full it refuses messages, and with them everything
 * but the pages that gateways have in their own memory.
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

  /** Whether so much is used that the rest is for messages. False where Redis does not say. */
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

/** In bytes. Without a `maxmemory` it is the machine that ends it. */
async function memoryOf(redis: Redis): Promise<{ used: number; limit: number }> {
  const text = await redis.info('memory');
  const value = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(text)?.[1]);
  return { used: value('used_memory'), limit: value('maxmemory') || value('total_system_memory') };
}
