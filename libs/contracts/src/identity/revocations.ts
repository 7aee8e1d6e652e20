/**
 * Where all gateways see at once, before the call that ended it is answered, that a session (by its id)
 * or an API key (by its digest) was ended: a key in Redis that says so.
 */
export const revokedKey = (id: string): string => `cv-revoked:${id}`;

/** How long it is said, in seconds: much longer than a gateway believes what it asked for before. */
export const REVOKED_SECONDS = 60;
