import { createContext, useContext, useEffect, useState, type RefObject } from 'react';

/** How far beyond the window's edges something counts as near. */
const REACH = '20% 0%';

const NearContext = createContext(false);
export const NearProvider = NearContext.Provider;

/** Whether the group around is in sight or about to be: only there a hand can take hold of something. */
export const useIsNear = () => useContext(NearContext);

/** Tells whether an element is in sight or about to be. */
export function useNearness(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: REACH },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
