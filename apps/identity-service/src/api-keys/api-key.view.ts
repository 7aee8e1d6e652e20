import type { ApiKeyView } from '@cartaviva/contracts';
import type { ApiKey } from './api-key.entity';

/** @param now decides if the secret before a rotation still works, and only then its expiry is included */
export function toApiKeyView(key: ApiKey, now: Date): ApiKeyView {
  const { id, name, prefix, scopes, createdAt, lastUsedAt, expiresAt, previousExpiresAt } = key;
  const isPreviousAlive = previousExpiresAt !== null && previousExpiresAt > now;
  return {
    id,
    name,
    prefix,
    scopes,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    previousExpiresAt: isPreviousAlive ? previousExpiresAt.toISOString() : null,
  };
}
