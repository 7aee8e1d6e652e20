import type { Call } from './attempt';

/** Longer than anybody waits before pressing again; the gateway keeps answers for a day. */
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
 * The Idempotency-Key of a write: a new one for a new write; for one whose outcome is not known yet,
 * and that is sent again with the same content, the key that it was sent with.
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
 * The outcome is known: the same content is a new write from now on. After a deletion that goes for all
 * writes, since what was deleted may be made anew.
 */
export function forgetKeyOf(write: Write): void {
  const isAnswered = isOf(write);
  unanswered = write.method === 'DELETE' ? [] : unanswered.filter((one) => !isAnswered(one));
}

/** 128 random bits; `crypto.randomUUID` exists on https only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
