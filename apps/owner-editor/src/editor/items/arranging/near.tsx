import { createContext, useContext, useEffect, useState, type RefObject } from 'react';

/** Distance from the window's edges within which an element counts as near. */
const REACH = '20% 0%';

const NearContext = createContext(false);
export const NearProvider = NearContext.Provider;

/** Is true when the surrounding group is near the viewport. Other groups do not need drag handles. */
export const useIsNear = () => useContext(NearContext);

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
