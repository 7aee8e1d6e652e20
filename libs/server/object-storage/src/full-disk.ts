import { DomainError } from '@cartaviva/contracts';

/** Errors for a full disk or an exceeded quota. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Converts an error for a full disk to STORAGE_FULL. Other errors stay unchanged. */
export function whenFull(error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  return FULL.has(code) ? new DomainError('STORAGE_FULL') : error;
}
