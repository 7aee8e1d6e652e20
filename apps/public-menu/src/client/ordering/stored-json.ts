import type { StoredEntries } from '@cartaviva/domain';

/** What was stored as JSON; undefined where nothing was, or something else. */
export function storedJson(entries: StoredEntries, key: string): unknown {
  try {
    return JSON.parse(entries.read(key) ?? '');
  } catch {
    return undefined;
  }
}
