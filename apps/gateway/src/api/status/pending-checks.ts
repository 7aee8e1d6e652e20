import { identity, STATUS_CHECKS_AT_ONCE, SYSTEM, type StatusCheck } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { SharedRedis } from '../../pipeline/limits/shared-redis';

/** The hash tag keeps both keys on one node of a Redis Cluster. */
const TURN = '{cv-status}:turn';
const CHECKS = '{cv-status}:checks';
/** A day of checks. Older ones count as not made. */
const MAX_PENDING = 2880;
const RECORD_TIMEOUT_MS = 10_000;

/** Queue of the checks of all gateways for identity-service, which may be unavailable. */
@Injectable()
export class PendingChecks {
  constructor(
    private readonly redis: SharedRedis,
    private readonly client: MessageClient,
  ) {}

  /** Returns true for one gateway per interval, which makes the check. */
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
   * Sends checks in the order in which they were made. identity-service records a check only once, even if it arrives
   * again because a response was lost or another gateway sends it too.
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
      // Removes checks by value, because another gateway may be sending them at the same time.
      await this.redis.ask((redis) =>
        stored.reduce((row, json) => row.lrem(CHECKS, 1, json), redis.multi()).exec(),
      );
    }
  }
}
