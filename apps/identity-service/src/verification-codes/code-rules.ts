import { CODE_LENGTH, CODE_MINUTES } from '@cartaviva/domain';
import { createHmac, randomBytes, randomInt } from 'node:crypto';

/** Any of the million codes, each as likely as the others, leading zeros kept. */
export function newCode(): string {
  return randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0');
}

/** 256 random bits: what a mailed link carries. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a code: worthless without the key, and for any other address. */
export function codeDigest(email: string, code: string, key: string): string {
  return createHmac('sha256', key).update(`${email}\n${code}`).digest('hex');
}

export function expiryOf(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + CODE_MINUTES * 60_000);
}
