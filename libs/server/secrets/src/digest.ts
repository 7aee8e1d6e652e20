import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256 of a long random secret, such as a session token or a key, in hex. It is stored instead of the
 * secret. It is not suitable for passwords.
 */
export const digestOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
