import { DomainError, identity, VISITOR } from '@cartaviva/contracts';
import { Interval } from '@cartaviva/process';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { CallerContext } from './caller.decorator';
import { Revoked } from './revoked';
import { SharedRedis } from '../limits/shared-redis';

/** Set of session IDs. They are digests, so that reading them grants no access. */
const PENDING = 'cv-sign-outs';
/** Timeout after which a sign-out is deferred, in milliseconds. */
const SIGN_OUT_TIMEOUT_MS = 1500;
const RETRY_MS = 5000;
const AT_ONCE = 100;

/**
 * Ends sessions even while identity-service is unavailable. A deferred sign-out takes effect in all gateways
 * immediately and is sent when identity-service is back.
 */
@Injectable()
export class PendingSignOuts {
  constructor(
    private readonly client: MessageClient,
    private readonly shared: SharedRedis,
    private readonly revoked: Revoked,
  ) {}

  /** Rejects with UNAVAILABLE only if neither identity-service nor Redis is available. */
  async signOut(sessionId: string, caller: CallerContext): Promise<void> {
    try {
      await this.send(sessionId, caller);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await this.shared.ask((redis) => redis.sadd(PENDING, sessionId));
      await this.revoked.add(sessionId);
    }
  }

  /** Returns true if the session was signed out and identity-service may not know yet. */
  async has(sessionId: string): Promise<boolean> {
    return (await this.shared.ask((redis) => redis.sismember(PENDING, sessionId))) === 1;
  }

  /** Every gateway does this. Duplicate sign-outs are harmless. */
  @Interval(RETRY_MS)
  async settle(): Promise<void> {
    try {
      const some = await this.shared.ask((redis) => redis.srandmember(PENDING, AT_ONCE));
      for (const sessionId of some) {
        await this.send(sessionId, { actor: VISITOR, requestId: randomUUID() });
        await this.shared.ask((redis) => redis.srem(PENDING, sessionId));
      }
    } catch (error) {
      // The next round retries.
      if (!isUnavailable(error)) throw error;
    }
  }

  private async send(sessionId: string, caller: CallerContext): Promise<void> {
    const asking = { ...caller, timeoutMs: SIGN_OUT_TIMEOUT_MS };
    await this.client.call(identity.session.signOut, { sessionId }, asking);
  }
}

const isUnavailable = (error: unknown) =>
  error instanceof DomainError && error.code === 'UNAVAILABLE';
