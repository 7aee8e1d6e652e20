import { digestOf } from '@cartaviva/secrets';
import { randomBytes } from 'node:crypto';

/** Returns 256 random bits, which only the cookie contains, and their digest, which is the session's ID. */
export function newSid(): { readonly sid: string; readonly id: string } {
  const sid = randomBytes(32).toString('base64url');
  return { sid, id: digestOf(sid) };
}
