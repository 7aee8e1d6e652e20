import { digestOf } from '@cartaviva/secrets';
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** 160 random bits, as RFC 4226 §4 recommends. */
const SECRET_BYTES = 20;
/** Steps of 30 s that a phone's clock may be ahead or behind (RFC 6238 §5.2). */
const SKEW = 1;

export const RECOVERY_CODES = 10;
/** 16 characters of 32 kinds: 80 random bits, which nobody guesses. */
const RECOVERY_LENGTH = 16;
/** Crockford's base32: no letter looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new secret in base32, as apps take it by hand. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code for an app holds: every app knows SHA-1, six digits and 30 s. */
export const keyUri = (secret: string, email: string): string =>
  new TOTP({ issuer: 'CartaViva', label: email, secret }).toString();

/** The time step (RFC 6238) that the digits belong to; null unless it is the present one or one beside it. */
export function stepOfDigits(secret: string, digits: string, now: Date): number | null {
  const totp = new TOTP({ secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: digits, timestamp, window: SKEW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Codes to write down, each in four groups of four. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  );

/** A code without what people put between its characters, and with what they read for others. */
export const typedCode = (text: string): string =>
  text
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** Whether a typed code is an app's, not one to recover with. */
export const isOfApp = (typed: string): boolean => /^\d{6}$/.test(typed);

/** What is stored of a recovery code. */
export const recoveryDigest = (code: string): string => digestOf(typedCode(code));
