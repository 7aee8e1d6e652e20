import { Interval } from '@cartaviva/process';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { SharedRedis } from '../../pipeline/limits/shared-redis';
import { LiveMenus } from './live-menus';

/** How often a gateway says how many pages it has open, in milliseconds. */
const SHARE_INTERVAL_MS = 10_000;
/** How long what it said is believed, in seconds: a gateway that died has no open pages. */
const SHARE_TTL_S = 30;

/** All gateways that shared anything lately, by when they did. */
const GATEWAYS = 'cv-open-pages';

/**
 * How many browsers show a menu at this moment, at all gateways. Each of them writes one hash at an
 * interval, with a field for each menu that is open there: the cost follows menus, not diners.
 */
@Injectable()
export class OpenPageCounts implements BeforeApplicationShutdown {
  /** Count by menu, of this gateway. */
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

  /** How many browsers have the menu open. UNAVAILABLE while Redis is unavailable. */
  async of(menuId: string): Promise<number> {
    const topic = menuId.toLowerCase();
    const others = await this.shared.ask(async (redis) => {
      const gateways = (await redis.zrange(GATEWAYS, 0, '-1')).filter((key) => key !== this.key);
      return Promise.all(gateways.map((key) => redis.hget(key, topic)));
    });
    return others.reduce((sum, count) => sum + Number(count ?? 0), this.live.open.countOf(topic));
  }

  /** Its pages come back to other gateways, which count them from then on. */
  async beforeApplicationShutdown(): Promise<void> {
    if (!this.isShared || !this.shared.canAsk) return;
    const withdrawal = this.shared.connection.multi().del(this.key).zrem(GATEWAYS, this.key);
    // Where Redis does not answer, the share runs out.
    await withdrawal.exec().catch(() => undefined);
  }
}
