import { identity, STATUS_CHECKS_AT_ONCE, SYSTEM, type StatusCheck } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { SharedRedis } from '../../pipeline/limits/shared-redis';

/** Hash-tagged, so that all of it lives on one node of a Redis Cluster. */
const TURN = '{cv-status}:turn';
const CHECKS = '{cv-status}:checks';
/** A day of checks; what is older is counted as not made. */
const MAX_PENDING = 2880;
const RECORD_TIMEOUT_MS = 10_000;

/** Checks of all gateways on their way to identity-service, which may be unavailable meanwhile. */
@Injectable()
export class PendingChecks {
  constructor(
    private readonly redis: SharedRedis,
    private readonly client: MessageClient,
  ) {}

  /** Whether this gateway is the one to check now: one of them, once in a turn. */
  async takeTurn(turnMs: number): Promise<boolean> {
    const taken = await this.redis.ask((redis) => redis.set(TURN, 1, 'PX', turnMs, 'NX'));
    return taken === 'OK';
  }

  async add(check: StatusCheck): Promise<void> {
    const json = JSON.stringify(check);
    await this.redis.ask((redis) =>
      redis.multi().rpush(CHECKS, json).ltrim(CHECKS, -MAX_PENDING, -1).exec(),
    );
  }

  /**
   * Sends them in the order in which they were made. What is sent again, because its answer was lost
   * or another gateway sends, too, is recorded once.
   */
  async send(requestId: string): Promise<void> {
    for (;;) {
      const stored = await this.redis.ask((redis) =>
        redis.lrange(CHECKS, 0, STATUS_CHECKS_AT_ONCE - 1),
      );
      if (stored.length === 0) return;
      const checks = stored.map((json) => JSON.parse(json) as StatusCheck);
      const call = { actor: SYSTEM, requestId, timeoutMs: RECORD_TIMEOUT_MS };
      await this.client.call(identity.status.record, { checks }, call);
      // By value: another gateway that sends them, too, removes no others.
      await this.redis.ask((redis) =>
        stored.reduce((row, json) => row.lrem(CHECKS, 1, json), redis.multi()).exec(),
      );
    }
  }
}
