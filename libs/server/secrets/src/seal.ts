import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keys = new Map<string, Buffer>();

/**
 * Derives a key of the right length from a secret. Keys are cached, because a process has only one or two secrets.
 */
function keyOf(secret: string): Buffer {
  const key = keys.get(secret) ?? createHash('sha256').update(secret).digest();
  keys.set(secret, key);
  return key;
}

/** Encrypts bytes so that only a holder of the same secret can read or forge them. */
export function sealBytes(bytes: Buffer, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv);
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/**
 * Decrypts the result of `sealBytes` with the secret or, during a rotation, with the previous one. Throws if the data
 * was altered or sealed with another secret.
 */
export function openBytes(sealed: Buffer, secret: string, previous?: string): Buffer {
  try {
    return decrypt(sealed, secret);
  } catch (error) {
    if (previous === undefined) throw error;
    return decrypt(sealed, previous);
  }
}

function decrypt(sealed: Buffer, secret: string): Buffer {
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = sealed.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}

/** Encrypts a short text so that only a holder of the same secret can read or forge it. */
export function seal(text: string, secret: string): string {
  return sealBytes(Buffer.from(text), secret).toString('base64url');
}

/** Decrypts the result of `seal`, like `openBytes`. Throws if the text was altered or sealed with another secret. */
export function open(sealed: string, secret: string, previous?: string): string {
  return openBytes(Buffer.from(sealed, 'base64url'), secret, previous).toString();
}

/** `sealed` is the text to store. */
export interface Resealed {
  readonly state: 'current' | 'sealedAnew' | 'unreadable';
  readonly sealed: string;
}

/** Reseals a text of the previous secret. A text sealed with an unknown secret stays unchanged. */
export function resealed(sealed: string, secret: string, previous: string): Resealed {
  const opened = (key: string) => {
    try {
      return open(sealed, key);
    } catch {
      return undefined;
    }
  };
  if (opened(secret) !== undefined) return { state: 'current', sealed };
  const text = opened(previous);
  return text === undefined
    ? { state: 'unreadable', sealed }
    : { state: 'sealedAnew', sealed: seal(text, secret) };
}
