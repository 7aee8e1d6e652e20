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
 * Returns a choice stored in this browser, and a function that announces its change. Returns `unknown` while a page
 * is prerendered or if the browser blocks its storage.
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
