import { createHash } from 'node:crypto';

/**
 * SHA-256 in hex: how a long random secret (a session's, a key's) is stored and spoken of. Not for
 * passwords, which people choose.
 */
export const digestOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
