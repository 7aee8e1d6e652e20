import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const VERSION = 1;
const SALT_BYTES = 16;
const COUNTER_BYTES = 6;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Maximum number of cached keys of other processes. The oldest is removed first. */
const MAX_KNOWN_KEYS = 1000;

export interface Opened {
  readonly sender: string;
  readonly text: string;
}

export interface OpenedBytes {
  readonly sender: string;
  readonly bytes: Buffer;
}

/**
 * Encrypts and authenticates messages in Redis. Every sealer has its own key, derived (HKDF) from the shared secret,
 * its role and a random salt. It uses a message counter as the nonce, so that no key is used twice with the same
 * nonce. The name of the Redis key or channel is additional data, so that a message opens only there.
 *
 * Format: version (1 byte), length of the role (1), role, salt (16), count (6), tag (16), ciphertext.
 */
export class MessageSealer {
  /** Version, role and salt. Every sealed message starts with them. */
  private readonly origin: Buffer;
  private readonly key: Buffer;
  private readonly known = new Map<string, Buffer>();
  private count = 0;

  /** Seals with the first secret and opens with any of them. */
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

  /** Throws the same errors as `openBytes`. */
  open(sealed: Buffer, place: string): Opened {
    const { sender, bytes } = this.openBytes(sealed, place);
    return { sender, text: bytes.toString('utf8') };
  }

  /** Throws if the message was altered, sealed for another place, or sealed without a known secret. */
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

  /** Caches only keys that opened a message, so that forged messages cannot evict them. */
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
        // The message was sealed with another secret.
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
