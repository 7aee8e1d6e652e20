import { randomBytes } from 'node:crypto';

/** 256 random bits: the secret that the cookie carries. Its digest is the session's id. */
export const newSid = (): string => randomBytes(32).toString('base64url');
