import { Inject, Injectable } from '@nestjs/common';
import type { ApiKeyOwner } from '@cartaviva/contracts';
import { planOf } from '@cartaviva/domain';
import { CONFIG, type GatewayConfig } from '../../config';
import { SharedRedis } from '../limits/shared-redis';

/**
 * Counts calls by minute, atomically and by the clock of Redis. KEYS[1]: a user's calls by minute. ARGV[1]: the limit
 * per hour. Returns 1 if the call is allowed, the number of calls, and the seconds until the oldest ones expire.
 */
const COUNT = `
local now = tonumber(redis.call('TIME')[1])
local minute = math.floor(now / 60)
local used, oldest = 0, minute
local counts = redis.call('HGETALL', KEYS[1])
for place = 1, #counts, 2 do
  local at = tonumber(counts[place])
  if at > minute - 60 then
    used = used + tonumber(counts[place + 1])
    oldest = math.min(oldest, at)
  else
    redis.call('HDEL', KEYS[1], counts[place])
  end
end
local passes = used < tonumber(ARGV[1])
if passes then
  redis.call('HINCRBY', KEYS[1], minute, 1)
  redis.call('EXPIRE', KEYS[1], 3660)
  used = used + 1
end
return { passes and 1 or 0, used, (oldest + 60) * 60 - now }`;

export interface CountedCall {
  readonly passes: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until further calls are allowed. */
  readonly reset: number;
}

/**
 * Counts the calls of an account in the last sixty minutes, across all keys and gateways (specification §9). The
 * window slides, so two full hourly quotas cannot follow each other directly.
 */
@Injectable()
export class HourlyLimits {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly shared: SharedRedis,
  ) {}

  /** Counts a call unless the limit is reached. Rejects with UNAVAILABLE without Redis. */
  async count({ accountId, plan }: ApiKeyOwner): Promise<CountedCall> {
    const limit = planOf(plan).apiCallsPerHour ?? this.config.API_FAIR_USE_PER_HOUR;
    const counted = await this.shared.ask((redis) =>
      redis.eval(COUNT, 1, `cv-limit:api:${accountId}`, limit),
    );
    const [passes, used, reset] = counted as [number, number, number];
    return { passes: passes === 1, limit, remaining: Math.max(0, limit - used), reset };
  }
}
