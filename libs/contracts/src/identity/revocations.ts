/**
 * Redis key that marks a session (by ID) or an API key (by digest) as revoked. It is set before the call that ends
 * the session or key returns, so all gateways see it immediately.
 */
export const revokedKey = (id: string): string => `cv-revoked:${id}`;

/** Lifetime of the mark, in seconds. It is much longer than gateways cache sessions and keys. */
export const REVOKED_SECONDS = 60;
