import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const VERSION = 1;
const SALT_BYTES = 16;
const COUNTER_BYTES = 6;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Keys of other processes that are remembered; the oldest is forgotten first. */
const MAX_KNOWN_KEYS = 1000;

/** Who sealed a message, and what it says. */
export interface Opened {
  readonly sender: string;
  readonly text: string;
}

/** Who sealed bytes, and the bytes. */
export interface OpenedBytes {
  readonly sender: string;
  readonly bytes: Buffer;
}

/**
 * Encrypts and authenticates what travels over Redis. Every sealer has a key of its own, derived
 * (HKDF) from the shared secret, its role and a random salt, and counts its messages for the nonce: a
 * key and a nonce never come twice. The place, a Redis name, is additional data: a message opens
 * nowhere else.
 *
 * Format: version (1 byte), length of the role (1), role, salt (16), count (6), tag (16), ciphertext.
 */
export class MessageSealer {
  /** Version, role and salt: the start of everything that this sealer seals. */
  private readonly origin: Buffer;
  private readonly key: Buffer;
  private readonly known = new Map<string, Buffer>();
  private count = 0;

  /** Seals with the first of the secrets and opens what was sealed with any of them. */
  constructor(
    private readonly secrets: readonly [string, ...string[]],
    readonly role: string,
  ) {
    const name = Buffer.from(role);
    const start = Buffer.from([VERSION, name.length]);
    this.origin = Buffer.concat([start, name, randomBytes(SALT_BYTES)]);
    this.key = keyOf(secrets[0], this.origin);
  }

  seal(text: string, place: string): Buffer {
    return this.sealBytes(Buffer.from(text), place);
  }

  sealBytes(bytes: Uint8Array, place: string): Buffer {
    const iv = Buffer.alloc(IV_BYTES);
    iv.writeUIntBE((this.count += 1), IV_BYTES - COUNTER_BYTES, COUNTER_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(place));
    const body = cipher.update(bytes);
    cipher.final();
    const counter = iv.subarray(IV_BYTES - COUNTER_BYTES);
    return Buffer.concat([this.origin, counter, cipher.getAuthTag(), body]);
  }

  /** Throws as `openBytes`. */
  open(sealed: Buffer, place: string): Opened {
    const { sender, bytes } = this.openBytes(sealed, place);
    return { sender, text: bytes.toString('utf8') };
  }

  /** Throws when the message was altered, sealed for another place, or by somebody without a secret. */
  openBytes(sealed: Buffer, place: string): OpenedBytes {
    const [version, length = 0] = sealed;
    const originEnd = 2 + length + SALT_BYTES;
    const tagStart = originEnd + COUNTER_BYTES;
    const bodyStart = tagStart + TAG_BYTES;
    if (version !== VERSION || sealed.length < bodyStart) throw new Error('Not a sealed message');
    const origin = sealed.subarray(0, originEnd);
    const iv = Buffer.alloc(IV_BYTES);
    sealed.copy(iv, IV_BYTES - COUNTER_BYTES, originEnd, tagStart);
    const bytes = this.withKeyOf(origin, (key) => {
      const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(sealed.subarray(tagStart, bodyStart));
      const body = decipher.update(sealed.subarray(bodyStart));
      decipher.final();
      return body;
    });
    return { sender: origin.toString('utf8', 2, 2 + length), bytes };
  }

  /** Only keys that opened something are remembered: inventions push none of them out. */
  private withKeyOf(origin: Buffer, decrypt: (key: Buffer) => Buffer): Buffer {
    const name = origin.toString('latin1');
    const known = this.known.get(name);
    if (known) return decrypt(known);
    for (const secret of this.secrets) {
      const key = keyOf(secret, origin);
      try {
        const bytes = decrypt(key);
        this.remember(name, key);
        return bytes;
      } catch {
        // Sealed with another of the secrets, or with none.
      }
    }
    throw new Error('Sealed by somebody else, or for another place');
  }

  private remember(name: string, key: Buffer): void {
    const [oldest] = this.known.keys();
    if (oldest !== undefined && this.known.size >= MAX_KNOWN_KEYS) this.known.delete(oldest);
    this.known.set(name, key);
  }
}

const keyOf = (secret: string, origin: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, origin, 'cartaviva message', 32));
