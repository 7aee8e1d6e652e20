import { useSyncExternalStore } from 'react';

/** A part counts as read once its top is this far up, as a share of the window's height. */
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
  // The last part may be too short to ever come up that far.
  const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
  if (atEnd && window.scrollY > 0) return ids.at(-1);
  const isRead = (id: Id) => {
    const part = document.getElementById(id);
    return part !== null && part.getBoundingClientRect().top < window.innerHeight * READ;
  };
  return ids.findLast(isRead) ?? ids[0];
}

/** Which of these parts of the page is being read. */
export function useShownSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  return useSyncExternalStore(subscribe, () => shownOf(ids));
}
