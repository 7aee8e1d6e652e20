import { useSyncExternalStore } from 'react';

/** The reader's API key. It is kept only in the memory of this tab and lost on leaving or reloading the page. */
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
