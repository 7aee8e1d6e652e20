import { identity, identityEvents, VISITOR, type LiveSession } from '@cartaviva/contracts';
import { Broadcasts, MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { PendingSignOuts } from './pending-sign-outs';
import { Revoked } from './revoked';
import { LoadingCache } from '../cache/loading-cache';

const CACHE_TTL_MS = 5000;
const MAX_SESSIONS = 20_000;

/** Looks sessions up in identity-service and caches them for seconds. */
@Injectable()
export class Sessions {
  private readonly known: LoadingCache<{ session: LiveSession | null }>;

  constructor(
    client: MessageClient,
    broadcasts: Broadcasts,
    signOuts: PendingSignOuts,
    private readonly revoked: Revoked,
  ) {
    this.known = new LoadingCache({
      load: async (sessionId, requestId) =>
        (await signOuts.has(sessionId))
          ? { session: null }
          : client.call(identity.session.find, { sessionId }, { actor: VISITOR, requestId }),
      freshMs: CACHE_TTL_MS,
      maxWeight: MAX_SESSIONS,
      weigh: () => 1,
    });
    broadcasts.on(identityEvents.sessionsRevoked, ({ sessionIds }) => this.forget(...sessionIds));
    broadcasts.on(identityEvents.ownerChanged, () => this.known.forgetAll());
    broadcasts.onGap(() => this.known.forgetAll());
  }

  /** Returns null if the session has ended. Rejects with UNAVAILABLE if this cannot be checked. */
  async find(sessionId: string, requestId: string): Promise<LiveSession | null> {
    const [{ session }, isRevoked] = await Promise.all([
      this.known.get(sessionId, requestId),
      this.revoked.has(sessionId),
    ]);
    return session && !isRevoked && new Date(session.expiresAt) > new Date() ? session : null;
  }

  /** Removes a session that this gateway ends itself, without waiting for the event. */
  forget(...sessionIds: string[]): void {
    for (const sessionId of sessionIds) this.known.forget(sessionId);
  }
}
