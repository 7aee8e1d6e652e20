import { useSyncExternalStore } from 'react';

/** Where the preview stands beside the form: Tailwind's `lg`. */
const wide = () => window.matchMedia('(width >= 64rem)');

function subscribe(changed: () => void): () => void {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether there is room for the preview beside the form. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches);
}
