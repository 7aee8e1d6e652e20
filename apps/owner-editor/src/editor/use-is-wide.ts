import { useSyncExternalStore } from 'react';

/** Where the preview stands beside the form, and a grid has its room: Tailwind's `lg`. */
const wide = () => window.matchMedia('(width >= 64rem)');

function subscribe(changed: () => void): () => void {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the screen is that of a desk. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches);
}
