import { useSyncExternalStore } from 'react';

const CHANGED = 'choice-changed';

function watch(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', changed);
  };
}

/**
 * What this browser keeps of a choice, and a way to tell that it changed. Nothing is known while a page
 * is written out, or where nothing can be kept.
 */
export function useStoredChoice<T>(read: () => T, unknown: T): [T, () => void] {
  const quietly = () => {
    try {
      return read();
    } catch {
      return unknown;
    }
  };
  const value = useSyncExternalStore(watch, quietly, () => unknown);
  return [value, () => window.dispatchEvent(new Event(CHANGED))];
}
