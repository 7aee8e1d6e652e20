import { useSyncExternalStore } from 'react';

/** Below this width a form covers the page instead of appearing in the list. */
const PHONE = '(width < 48rem)';

const query = () => window.matchMedia?.(PHONE) as MediaQueryList | undefined;

function subscribe(changed: () => void): () => void {
  const watched = query();
  watched?.addEventListener('change', changed);
  return () => watched?.removeEventListener('change', changed);
}

export const useIsPhone = (): boolean =>
  useSyncExternalStore(subscribe, () => query()?.matches ?? false);
