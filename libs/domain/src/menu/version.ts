import { DomainError } from '../errors';

/**
 * Refuses as CHANGED_MEANWHILE what was written over another version of a menu or an item. Who names no
 * version writes over any.
 */
export function requireVersion({ version }: { version: number }, expected?: number): void {
  if (expected !== undefined && expected !== version) throw new DomainError('CHANGED_MEANWHILE');
}
