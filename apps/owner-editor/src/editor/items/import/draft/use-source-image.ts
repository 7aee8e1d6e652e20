import { useEffect, useState } from 'react';
import type { MenuImage } from '../menu-image';
import { findImage, forgetImage, storeImage } from './stored-image';

const images = new Map<string, MenuImage>();

/**
 * What the draft of a menu was read from: there as long as its draft is, after a reload too where
 * `isLasting`.
 */
export function useSourceImage(menuId: string, hasDraft: boolean, isLasting: boolean) {
  const [image, setImage] = useState(() => images.get(menuId));

  useEffect(() => {
    if (!hasDraft) {
      images.delete(menuId);
      void forgetImage(menuId);
      return;
    }
    if (images.has(menuId)) return;
    let isLeft = false;
    void findImage(menuId).then((found) => {
      if (!found || isLeft) return;
      images.set(menuId, found);
      setImage(found);
    });
    return () => {
      isLeft = true;
    };
  }, [menuId, hasDraft]);

  return {
    image: hasDraft ? image : undefined,
    /** Takes what a new draft was read from; nothing when it was a text. */
    begin(source: MenuImage | undefined): void {
      setImage(source);
      if (!source) return;
      images.set(menuId, source);
      if (isLasting) void storeImage(menuId, source);
    },
  };
}
