import { CODE_LENGTH, CODE_MINUTES, CODE_RESEND_SECONDS, CODES_PER_HOUR } from '@cartaviva/domain';
import { createHmac, randomInt } from 'node:crypto';

/** Any of the million codes, each as likely as the others, leading zeros kept. */
export function newCode(): string {
  return randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0');
}

/** What is stored of a code: worthless without the key, and for any other address. */
export function codeDigest(email: string, code: string, key: string): string {
  return createHmac('sha256', key).update(`${email}\n${code}`).digest('hex');
}

export function expiryOf(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + CODE_MINUTES * 60_000);
}

/** Why a code is wanted: a registration always needs a new one, asking for one must wait a minute. */
export type Occasion = 'registration' | 'request';

/**
 * Whether an address that was sent codes of one purpose at these moments may be sent another now:
 * five in any hour, and one in any minute when it merely asks (decisions, "resend-code").
 */
export function codeAllowed(occasion: Occasion, sentAt: readonly Date[], now: Date): boolean {
  const sentWithin = (seconds: number) =>
    sentAt.filter((moment) => now.getTime() - moment.getTime() < seconds * 1000).length;
  if (sentWithin(3600) >= CODES_PER_HOUR) return false;
  return occasion === 'registration' || sentWithin(CODE_RESEND_SECONDS) === 0;
}
