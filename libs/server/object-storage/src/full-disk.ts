import { DomainError } from '@cartaviva/contracts';

/** The disk has no room, or not for this process: a quota. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** An error of the file system; STORAGE_FULL instead of those that say so. */
export function whenFull(error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  return FULL.has(code) ? new DomainError('STORAGE_FULL') : error;
}
