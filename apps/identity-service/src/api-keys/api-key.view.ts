import type { ApiKeyView } from '@cartaviva/contracts';
import type { ApiKey } from './api-key.entity';

/** @param now a secret from before a rotation is told of as long as it works */
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
