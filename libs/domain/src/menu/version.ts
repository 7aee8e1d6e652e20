import { DomainError } from '../errors';

/**
 * Refuses a write as CHANGED_MEANWHILE when it expects another version of a menu or an item. A write without an
 * expected version is never refused.
 */
export function requireVersion({ version }: { version: number }, expected?: number): void {
  if (expected !== undefined && expected !== version) throw new DomainError('CHANGED_MEANWHILE');
}
