import type { Call } from './attempt';

/** Lifetime of a key, longer than any user waits before another try. The gateway keeps answers for a day. */
const KEY_TTL_MS = 10 * 60_000;

type Write = Pick<Call, 'method' | 'path' | 'payload'>;

interface UnansweredWrite extends Write {
  readonly key: string;
  readonly begunAt: number;
}

let unanswered: readonly UnansweredWrite[] = [];

const isOf =
  ({ method, path, payload }: Write) =>
  (write: Write) =>
    write.method === method && write.path === path && write.payload === payload;

/**
 * Returns the idempotency key of a write. A repeated write with the same content keeps its key while its outcome is
 * unknown.
 */
export function keyOf(write: Write): string {
  const now = performance.now();
  unanswered = unanswered.filter(({ begunAt }) => now - begunAt < KEY_TTL_MS);
  const known = unanswered.find(isOf(write));
  if (known) return known.key;
  const key = newKey();
  unanswered = [...unanswered, { ...write, key, begunAt: now }];
  return key;
}

/**
 * Forgets the key of a write whose outcome is known, so that the same content becomes a new write. A deletion clears
 * all keys because the deleted resource may be created again.
 */
export function forgetKeyOf(write: Write): void {
  const isAnswered = isOf(write);
  unanswered = write.method === 'DELETE' ? [] : unanswered.filter((one) => !isAnswered(one));
}

/** Returns 128 random bits in hexadecimal. `crypto.randomUUID` is available only over HTTPS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
