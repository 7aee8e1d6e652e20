import { digestOf } from '@cartaviva/secrets';
import { randomBytes } from 'node:crypto';

/** 256 random bits, the secret that the cookie carries, and their digest, which is the session's id. */
export function newSid(): { readonly sid: string; readonly id: string } {
  const sid = randomBytes(32).toString('base64url');
  return { sid, id: digestOf(sid) };
}
