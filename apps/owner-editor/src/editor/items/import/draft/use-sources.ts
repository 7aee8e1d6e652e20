import { useEffect, useState } from 'react';
import type { DraftSources, MenuImage } from '../menu-image';
import { findSources, forgetSources, storeSources } from './stored-sources';

const NONE: DraftSources = [];

const inMemory = new Map<string, DraftSources>();

/** Sources of a menu's draft, which are kept as long as the draft. With `isLasting` they survive a reload. */
export function useSources(menuId: string, hasDraft: boolean, isLasting: boolean) {
  const [sources, setSources] = useState(() => inMemory.get(menuId) ?? NONE);

  useEffect(() => {
    if (!hasDraft) {
      inMemory.delete(menuId);
      void forgetSources(menuId);
      return;
    }
    if (inMemory.has(menuId)) return;
    let isLeft = false;
    void findSources(menuId).then((found) => {
      // Sources of a draft that began meanwhile are newer.
      if (!found?.length || isLeft || inMemory.has(menuId)) return;
      inMemory.set(menuId, found);
      setSources(found);
    });
    return () => {
      isLeft = true;
    };
  }, [menuId, hasDraft]);

  return {
    sources: hasDraft ? sources : NONE,
    /** Sets the sources from a place on. The earlier ones stay. */
    put(added: readonly MenuImage[], from: number): void {
      const known = inMemory.get(menuId) ?? NONE;
      const next = [...Array.from({ length: from }, (_, at) => known[at]), ...added];
      setSources(next);
      if (next.length === 0) return;
      inMemory.set(menuId, next);
      if (isLasting) void storeSources(menuId, next);
    },
  };
}
