import type { StoredEntries } from '@cartaviva/domain';

/** Parses a stored entry as JSON. Returns undefined for a missing or invalid entry. */
export function storedJson(entries: StoredEntries, key: string): unknown {
  try {
    return JSON.parse(entries.read(key) ?? '');
  } catch {
    return undefined;
  }
}
