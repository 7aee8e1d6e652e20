import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: the secret that the cookie carries. */
export const newSid = (): string => randomBytes(32).toString('base64url');

/** What is stored of a session's id. The id is random, so a plain digest cannot be guessed back. */
export const sidDigest = (sid: string): string => createHash('sha256').update(sid).digest('hex');
