import { DomainError, identity, VISITOR } from '@cartaviva/contracts';
import { Interval } from '@cartaviva/process';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { CallerContext } from './caller.decorator';
import { Revoked } from './revoked';
import { SharedRedis } from '../limits/shared-redis';

/** Ids of sessions, which are digests: whoever reads them cannot enter with them. */
const PENDING = 'cv-sign-outs';
/** Longest wait before a sign-out is put off, in milliseconds. */
const SIGN_OUT_TIMEOUT_MS = 1500;
const RETRY_MS = 5000;
const AT_ONCE = 100;

/**
 * Ends sessions even while identity-service is unavailable: what it could not be told is remembered for all
 * gateways, opens nothing from then on, and is told as soon as somebody answers.
 */
@Injectable()
export class PendingSignOuts {
  constructor(
    private readonly client: MessageClient,
    private readonly shared: SharedRedis,
    private readonly revoked: Revoked,
  ) {}

  /** UNAVAILABLE only when nobody could be told and nothing remembered. */
  async signOut(sessionId: string, caller: CallerContext): Promise<void> {
    try {
      await this.send(sessionId, caller);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await this.shared.ask((redis) => redis.sadd(PENDING, sessionId));
      await this.revoked.add(sessionId);
    }
  }

  /** Whether a session was signed out, though identity-service may not know yet. */
  async has(sessionId: string): Promise<boolean> {
    return (await this.shared.ask((redis) => redis.sismember(PENDING, sessionId))) === 1;
  }

  /** Telling twice is harmless: every gateway does this. */
  @Interval(RETRY_MS)
  async settle(): Promise<void> {
    try {
      const some = await this.shared.ask((redis) => redis.srandmember(PENDING, AT_ONCE));
      for (const sessionId of some) {
        await this.send(sessionId, { actor: VISITOR, requestId: randomUUID() });
        await this.shared.ask((redis) => redis.srem(PENDING, sessionId));
      }
    } catch (error) {
      // Somebody is unavailable: the next round may find them back.
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
