import { useSyncExternalStore } from 'react';

/** A section counts as being read once its top is above this share of the window's height. */
const READ = 0.4;

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}

function shownOf<Id extends string>(ids: readonly Id[]): Id | undefined {
  // The last section may be too short to reach that height.
  const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
  if (atEnd && window.scrollY > 0) return ids.at(-1);
  const isRead = (id: Id) => {
    const part = document.getElementById(id);
    return part !== null && part.getBoundingClientRect().top < window.innerHeight * READ;
  };
  return ids.findLast(isRead) ?? ids[0];
}

export function useShownSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  return useSyncExternalStore(subscribe, () => shownOf(ids));
}
