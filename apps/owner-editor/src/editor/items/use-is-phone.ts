import { useSyncExternalStore } from 'react';

/** Narrower than this, a form covers the page instead of standing in it. */
const PHONE = '(width < 48rem)';

const query = () => window.matchMedia?.(PHONE) as MediaQueryList | undefined;

function subscribe(changed: () => void): () => void {
  const watched = query();
  watched?.addEventListener('change', changed);
  return () => watched?.removeEventListener('change', changed);
}

export const useIsPhone = (): boolean =>
  useSyncExternalStore(subscribe, () => query()?.matches ?? false);
