import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keys = new Map<string, Buffer>();

/** A key of the right length for a secret; a process has one secret or two, so they are kept. */
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
 * Reads what `sealBytes` wrote, with the secret or, while that is being replaced, the one before it. Throws
 * when it was altered or sealed with another secret.
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

/** Reads what `seal` wrote, as `openBytes` does. Throws when the text was altered or sealed with another secret. */
export function open(sealed: string, secret: string, previous?: string): string {
  return openBytes(Buffer.from(sealed, 'base64url'), secret, previous).toString();
}

/** `sealed` is the text to store from now on. */
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
