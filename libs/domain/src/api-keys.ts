/** What an API key may be allowed to do, in the order in which people are shown it. */
export const API_KEY_SCOPES = ['menus:read', 'menus:write', 'analytics:read', 'webhooks'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** How long the secret before still opens what a key opens after it was rotated, in milliseconds. */
export const KEY_ROTATION_OVERLAP_MS = 24 * 3_600_000;

/** The scopes that a key gets when these are asked for: whoever may change menus may see them, too. */
export function grantedScopes(asked: readonly ApiKeyScope[]): ApiKeyScope[] {
  const granted = new Set<ApiKeyScope>(asked);
  if (granted.has('menus:write')) granted.add('menus:read');
  return API_KEY_SCOPES.filter((scope) => granted.has(scope));
}

/** What a key has been given of time: its secret is from `issuedAt`, and opens nothing from `expiresAt` on. */
interface KeyLifetime {
  readonly issuedAt: Date;
  /** Null for a key without an end. */
  readonly expiresAt: Date | null;
}

/**
 * When a key that is rotated now ends, and when its secret before does: the new secret lives as long as
 * the one before was meant to, and that one a day longer at most.
 */
export function rotatedKey({ issuedAt, expiresAt }: KeyLifetime, now: Date) {
  const overlapEnd = now.getTime() + KEY_ROTATION_OVERLAP_MS;
  if (!expiresAt) return { expiresAt: null, previousExpiresAt: new Date(overlapEnd) };
  return {
    expiresAt: new Date(now.getTime() + expiresAt.getTime() - issuedAt.getTime()),
    previousExpiresAt: new Date(Math.min(overlapEnd, expiresAt.getTime())),
  };
}
