import { Interval } from '@cartaviva/process';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { SharedRedis } from '../../pipeline/limits/shared-redis';
import { LiveMenus } from './live-menus';

/** Interval at which a gateway publishes its number of open pages, in milliseconds. */
const SHARE_INTERVAL_MS = 10_000;
/** Lifetime of a published count in seconds, after which a gateway that crashed has no open pages. */
const SHARE_TTL_S = 30;

/** Sorted set of the gateways that recently published counts, by time. */
const GATEWAYS = 'cv-open-pages';

/**
 * Counts the browsers that currently show a menu, across all gateways. At each interval every gateway writes one hash
 * with a field per open menu, so the cost depends on menus and not on diners.
 */
@Injectable()
export class OpenPageCounts implements BeforeApplicationShutdown {
  private readonly key = `${GATEWAYS}:${randomUUID()}`;
  private isShared = false;

  constructor(
    private readonly live: LiveMenus,
    private readonly shared: SharedRedis,
  ) {}

  @Interval(SHARE_INTERVAL_MS)
  async share(): Promise<void> {
    const counts = this.live.open.counts;
    if (!this.shared.canAsk || (counts.size === 0 && !this.isShared)) return;
    const now = Date.now();
    const update = this.shared.connection.multi().del(this.key).zrem(GATEWAYS, this.key);
    if (counts.size > 0) {
      update.hset(this.key, counts).expire(this.key, SHARE_TTL_S).zadd(GATEWAYS, now, this.key);
      update.zremrangebyscore(GATEWAYS, 0, now - 2 * SHARE_TTL_S * 1000);
    }
    await update.exec();
    this.isShared = counts.size > 0;
  }

  /** Returns the number of browsers that show the menu. Rejects with UNAVAILABLE without Redis. */
  async of(menuId: string): Promise<number> {
    const topic = menuId.toLowerCase();
    const others = await this.shared.ask(async (redis) => {
      const gateways = (await redis.zrange(GATEWAYS, 0, '-1')).filter((key) => key !== this.key);
      return Promise.all(gateways.map((key) => redis.hget(key, topic)));
    });
    return others.reduce((sum, count) => sum + Number(count ?? 0), this.live.open.countOf(topic));
  }

  /** Withdraws the counts, because the pages reconnect to other gateways, which then count them. */
  async beforeApplicationShutdown(): Promise<void> {
    if (!this.isShared || !this.shared.canAsk) return;
    const withdrawal = this.shared.connection.multi().del(this.key).zrem(GATEWAYS, this.key);
    // The counts expire if Redis does not answer.
    await withdrawal.exec().catch(() => undefined);
  }
}
