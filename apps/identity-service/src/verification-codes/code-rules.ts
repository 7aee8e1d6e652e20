import { CODE_LENGTH, CODE_MINUTES } from '@cartaviva/domain';
import { createHmac, randomBytes, randomInt } from 'node:crypto';

export function newCode(): string {
  return randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0');
}

/** Returns 256 random bits for a mailed link. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored digest of a code. It is useless without the key, and differs for each address. */
export function codeDigest(email: string, code: string, key: string): string {
  return createHmac('sha256', key).update(`${email}\n${code}`).digest('hex');
}

export function expiryOf(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + CODE_MINUTES * 60_000);
}
