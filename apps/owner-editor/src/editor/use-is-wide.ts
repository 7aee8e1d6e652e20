import { useSyncExternalStore } from 'react';

/** Tailwind's `lg` breakpoint, from which the preview is beside the form and the grid has enough room. */
const wide = () => window.matchMedia('(width >= 64rem)');

function subscribe(changed: () => void): () => void {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches);
}
