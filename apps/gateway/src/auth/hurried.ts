import type { CallerContext } from '../sessions/caller.decorator';

/** Longest wait for what hashes a password, in milliseconds. */
const HASHING_MS = 1900;

/** For calls that hash: in a flood of them each is answered or refused within two seconds. */
export const hurried = (caller: CallerContext) => ({ ...caller, timeoutMs: HASHING_MS });
