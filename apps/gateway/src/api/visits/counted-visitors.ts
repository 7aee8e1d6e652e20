import { VISITORS_PER_NETWORK } from '@cartaviva/domain';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { CONFIG, type GatewayConfig } from '../../config';
import { SharedRedis } from '../../pipeline/limits/shared-redis';
import { networkOf, STORED_PREFIXES } from '../../pipeline/requests/client-network';

/**
 * Runs atomically. KEYS: the visitors that a network added to a menu in this hour and on this day. ARGV: a visitor,
 * and the limit of each set. Returns 1 if the visitor counts.
 */
const ADMIT = `
if redis.call('SISMEMBER', KEYS[2], ARGV[1]) == 1 then return 1 end
if redis.call('SCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
if redis.call('SCARD', KEYS[2]) >= tonumber(ARGV[3]) then return 0 end
for place = 1, 2 do
  redis.call('SADD', KEYS[place], ARGV[1])
end
redis.call('EXPIRE', KEYS[1], 3600)
redis.call('EXPIRE', KEYS[2], 86400)
return 1`;

const VISITOR_CHARACTERS = 16;

interface Visitor {
  readonly menuId: string;
  readonly visitorId: string;
}

/** Limits the visitors that one network can add to one menu (`VISITORS_PER_NETWORK`). */
@Injectable()
export class CountedVisitors {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly shared: SharedRedis,
  ) {}

  /** Returns true if the visitor counts. Rejects with UNAVAILABLE without Redis, and the browser retries. */
  async admit({ menuId, visitorId }: Visitor, address: string, now: Date): Promise<boolean> {
    if (this.config.CLIENT_LIMITS === 'relaxed') return true;
    const [day, hour] = [now.toISOString().slice(0, 10), now.toISOString().slice(0, 13)];
    const network = networkOf(address, STORED_PREFIXES) ?? address;
    const place = this.digest(day, menuId, network);
    const visitor = this.digest(day, menuId, visitorId).slice(0, VISITOR_CHARACTERS);
    const keys = [hour, day].map((time) => `cv-visitors:{${place}}:${time}`);
    const { hour: perHour, day: perDay } = VISITORS_PER_NETWORK;
    const admitted = await this.shared.ask((redis) =>
      redis.eval(ADMIT, keys.length, ...keys, visitor, perHour, perDay),
    );
    return admitted === 1;
  }

  /** The digest includes the day, so that it neither reveals networks or visitors nor links their days. */
  private digest(...parts: readonly string[]): string {
    return createHmac('sha256', this.config.SESSION_SECRET)
      .update(`visitors\n${parts.join('\n')}`)
      .digest('hex');
  }
}
