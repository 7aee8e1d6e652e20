import { useSyncExternalStore } from 'react';

/**
 * The reader's key, in the memory of this tab alone: it is written nowhere, and is gone when the page is
 * left or loaded anew.
 */
let key = '';
const listeners = new Set<() => void>();

export function rememberKey(written: string): void {
  key = written;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useKey = (): string => useSyncExternalStore(subscribe, () => key);
