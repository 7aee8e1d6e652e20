import {
  CALL_LIMITS,
  DomainError,
  type Actor,
  type CallLimit,
  type CallLimitName,
} from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type GatewayConfig } from '../../config';
import { clientAt } from '../requests/client-network';
import type { RateLimit } from './rate-limit-headers';
import { SharedRedis } from './shared-redis';

const EVERYONE = 'everyone';

export interface CountedCaller {
  readonly address: string;
  readonly actor: Actor;
}

/** Counts calls per client or owner and in total, across all gateways. All calls fail without Redis. */
@Injectable()
export class ClientLimits {
  private readonly perCaller = new Map<CallLimitName, RateLimiterRedis>();
  private readonly inTotal = new Map<CallLimitName, RateLimiterRedis>();

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    { connection }: SharedRedis,
  ) {
    if (config.CLIENT_LIMITS === 'relaxed') return;
    const limiter = (name: string, duration: number, points: number) =>
      new RateLimiterRedis({
        storeClient: connection,
        keyPrefix: `cv-limit:${name}`,
        duration,
        points,
      });
    for (const [key, limit] of Object.entries<CallLimit>(CALL_LIMITS)) {
      const name = key as CallLimitName;
      const { duration, perClient, perOwner, inTotal } = limit;
      const points = perOwner ?? perClient;
      if (points) this.perCaller.set(name, limiter(name, duration, points));
      if (inTotal) this.inTotal.set(name, limiter(name, duration, inTotal));
    }
  }

  /**
   * Counts a call and reports the caller's current usage, even if the call is rejected.
   * @throws DomainError TOO_MANY_REQUESTS above a limit
   * @throws DomainError UNAVAILABLE without Redis
   */
  async count(
    name: CallLimitName,
    caller: CountedCaller,
    report: (limit: RateLimit) => void,
  ): Promise<void> {
    const limiter = this.perCaller.get(name);
    const reportOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes) =>
      report({
        ...{ name, limit: limiter!.points, seconds: limiter!.duration },
        ...{ remaining: Math.max(0, remainingPoints), reset: Math.ceil(msBeforeNext / 1000) },
      });
    try {
      const own = limiter?.consume(this.callerOf(name, caller));
      await own?.then(reportOf, (error: unknown) => {
        if (error instanceof RateLimiterRes) reportOf(error);
        throw error;
      });
      await this.inTotal.get(name)?.consume(EVERYONE);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw new DomainError('UNAVAILABLE');
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
    }
  }

  private callerOf(name: CallLimitName, { actor, address }: CountedCaller): string {
    const isOwner = 'perOwner' in CALL_LIMITS[name] && actor.kind === 'user';
    return isOwner ? actor.accountId : this.clientOf(address);
  }

  /** Returns a digest of the client. Redis stores its data on disk, which must not contain addresses. */
  private clientOf(address: string): string {
    return digestOf(`${this.config.SESSION_SECRET} ${clientAt(address)}`);
  }
}
