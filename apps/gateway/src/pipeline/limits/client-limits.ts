import { DomainError, type Actor } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type GatewayConfig } from '../../config';
import { clientAt } from '../requests/client-network';
import type { RateLimit } from './rate-limit-headers';
import { SharedRedis } from './shared-redis';

const MINUTE = 60;
const HOUR = 3600;

interface Limit {
  /** Length of the window in seconds. */
  readonly duration: number;
  /** Limit per client, identified by its network. */
  readonly perClient?: number;
  /** Limit per owner, whether signed in or with a key, regardless of the network. */
  readonly perOwner?: number;
  /** Limit for all clients together. It protects hashing and email from distributed attacks. */
  readonly inTotal?: number;
}

const LIMITS = {
  signIn: { duration: 5 * MINUTE, perClient: 30, inTotal: 30_000 },
  google: { duration: 5 * MINUTE, perClient: 30 },
  register: { duration: HOUR, perClient: 20, inTotal: 5000 },
  verify: { duration: 5 * MINUTE, perClient: 30, inTotal: 30_000 },
  resend: { duration: HOUR, perClient: 20, inTotal: 5000 },
  forgot: { duration: HOUR, perClient: 20, inTotal: 5000 },
  reset: { duration: 5 * MINUTE, perClient: 30, inTotal: 30_000 },
  proof: { duration: 5 * MINUTE, perClient: 30, inTotal: 30_000 },
  /** Reading and accepting an invitation by its token. */
  invitation: { duration: 5 * MINUTE, perClient: 60, inTotal: 30_000 },
  demoRequest: { duration: HOUR, perClient: 10 },
  order: { duration: HOUR, perClient: 60 },
  /** PayPal sends two or three webhooks per payment from few addresses, and retries those that are refused. */
  paymentWebhook: { duration: MINUTE, perClient: 300 },
  /** Allows the photos of a whole menu, and repeats of some. */
  upload: { duration: HOUR, perOwner: 600 },
  /** Requests to an owner's webhook address on demand. */
  webhookTest: { duration: HOUR, perOwner: 120 },
  visit: { duration: MINUTE, perClient: 600 },
  import: { duration: 5 * MINUTE, perClient: 60 },
  print: { duration: 5 * MINUTE, perClient: 60 },
  /** Reading a photo takes some seconds of CPU time. */
  menuDraft: { duration: HOUR, perOwner: 60 },
  /** Validating half a megabyte of prices blocks the event loop for half a second. */
  largeBody: { duration: 5 * MINUTE, perClient: 60 },
} as const satisfies Readonly<Record<string, Limit>>;
export type LimitName = keyof typeof LIMITS;

const EVERYONE = 'everyone';

export interface CountedCaller {
  readonly address: string;
  readonly actor: Actor;
}

/** Counts calls per client or owner and in total, across all gateways. All calls fail without Redis. */
@Injectable()
export class ClientLimits {
  private readonly perCaller = new Map<LimitName, RateLimiterRedis>();
  private readonly inTotal = new Map<LimitName, RateLimiterRedis>();

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
    for (const [key, limit] of Object.entries<Limit>(LIMITS)) {
      const name = key as LimitName;
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
    name: LimitName,
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

  private callerOf(name: LimitName, { actor, address }: CountedCaller): string {
    const isOwner = 'perOwner' in LIMITS[name] && actor.kind === 'user';
    return isOwner ? actor.accountId : this.clientOf(address);
  }

  /** Returns a digest of the client. Redis stores its data on disk, which must not contain addresses. */
  private clientOf(address: string): string {
    return digestOf(`${this.config.SESSION_SECRET} ${clientAt(address)}`);
  }
}
