import { identity, identityEvents, VISITOR, type ApiKeyOwner } from '@cartaviva/contracts';
import { Broadcasts, MessageClient } from '@cartaviva/redis-transport';
import { digestOf, isApiKey } from '@cartaviva/secrets';
import { Injectable } from '@nestjs/common';
import { LoadingCache } from '../cache/loading-cache';
import { Revoked } from '../sessions/revoked';

const CACHE_TTL_MS = 5000;
const MAX_KEYS = 20_000;

/** Looks up the owners of API keys by digest and caches them for seconds. */
@Injectable()
export class ApiKeys {
  private readonly known: LoadingCache<{ holder: ApiKeyOwner | null }>;

  constructor(
    client: MessageClient,
    broadcasts: Broadcasts,
    private readonly revoked: Revoked,
  ) {
    this.known = new LoadingCache({
      load: (digest, requestId) =>
        client.call(identity.apiKey.find, { digest }, { actor: VISITOR, requestId }),
      freshMs: CACHE_TTL_MS,
      maxWeight: MAX_KEYS,
      weigh: () => 1,
    });
    broadcasts.on(identityEvents.apiKeysRevoked, ({ digests }) => {
      for (const digest of digests) this.known.forget(digest);
    });
    broadcasts.on(identityEvents.ownerChanged, () => this.known.forgetAll());
    broadcasts.onGap(() => this.known.forgetAll());
  }

  /** Returns null for an invalid, expired or revoked key. Rejects with UNAVAILABLE if this cannot be checked. */
  async find(key: string, requestId: string): Promise<ApiKeyOwner | null> {
    if (!isApiKey(key)) return null;
    const digest = digestOf(key);
    const [{ holder }, isRevoked] = await Promise.all([
      this.known.get(digest, requestId),
      this.revoked.has(digest),
    ]);
    const isOver = holder?.expiresAt && new Date(holder.expiresAt) <= new Date();
    return isRevoked || isOver ? null : holder;
  }
}
