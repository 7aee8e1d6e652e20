import { digestOf } from '@cartaviva/secrets';
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** RFC 4226 §4 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Steps of 30 s by which a phone's clock may be wrong (RFC 6238 §5.2). */
const SKEW = 1;

export const RECOVERY_CODES = 10;
/** 16 characters of a 32-character alphabet have 80 random bits. */
const RECOVERY_LENGTH = 16;
/** Crockford's base32 has no letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a secret in base32, which people can type into an app. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The content of the QR code. It uses SHA-1, six digits and 30 s, which every app supports. */
export const keyUri = (secret: string, email: string): string =>
  new TOTP({ issuer: 'CartaViva', label: email, secret }).toString();

/** Returns the time step (RFC 6238) of a code; null unless it is the current step or an adjacent one. */
export function findTimeStep(secret: string, digits: string, now: Date): number | null {
  const totp = new TOTP({ secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: digits, timestamp, window: SKEW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Each recovery code has four groups of four characters. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  );

/** Normalizes a typed code: removes separators, and replaces letters that look like digits. */
export const typedCode = (text: string): string =>
  text
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** Distinguishes a code of the app from a recovery code. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(typed);

export const recoveryDigest = (code: string): string => digestOf(typedCode(code));
