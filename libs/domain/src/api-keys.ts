/** Scopes of API keys, in the order in which screens show them. */
export const API_KEY_SCOPES = ['menus:read', 'menus:write', 'analytics:read', 'webhooks'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** Time in milliseconds for which the previous secret still works after a rotation. */
export const KEY_ROTATION_OVERLAP_MS = 24 * 3_600_000;

/** Returns the scopes that a new key gets. `menus:write` includes `menus:read`. */
export function grantedScopes(asked: readonly ApiKeyScope[]): ApiKeyScope[] {
  const granted = new Set<ApiKeyScope>(asked);
  if (granted.has('menus:write')) granted.add('menus:read');
  return API_KEY_SCOPES.filter((scope) => granted.has(scope));
}

/** Validity of a key: its secret was issued at `issuedAt` and is invalid from `expiresAt`. */
interface KeyLifetime {
  readonly issuedAt: Date;
  /** Null for a key that does not expire. */
  readonly expiresAt: Date | null;
}

/**
 * Computes when a key that is rotated now and its previous secret expire. The new secret lives as long as the
 * previous one was meant to, and the previous one works for at most one more day.
 */
export function rotatedKey({ issuedAt, expiresAt }: KeyLifetime, now: Date) {
  const overlapEnd = now.getTime() + KEY_ROTATION_OVERLAP_MS;
  if (!expiresAt) return { expiresAt: null, previousExpiresAt: new Date(overlapEnd) };
  return {
    expiresAt: new Date(now.getTime() + expiresAt.getTime() - issuedAt.getTime()),
    previousExpiresAt: new Date(Math.min(overlapEnd, expiresAt.getTime())),
  };
}
