import { DomainError } from '@cartaviva/contracts';

/**
 * Refuses as CHANGED_MEANWHILE what was written over another version of the row, which the transaction
 * holds. Who names no version writes over any.
 */
export function requireVersion({ version }: { version: number }, expected?: number): void {
  if (expected !== undefined && expected !== version) throw new DomainError('CHANGED_MEANWHILE');
}
