import { useEffect, useState } from 'react';
import type { MenuImage } from '../menu-image';
import { findImage, forgetImage, storeImage } from './stored-image';

const images = new Map<string, MenuImage>();

/** Source of a menu's draft, which is kept as long as the draft. With `isLasting` it survives a reload. */
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
    /** Sets the source of a new draft. Undefined when the source is typed text. */
    begin(source: MenuImage | undefined): void {
      setImage(source);
      if (!source) return;
      images.set(menuId, source);
      if (isLasting) void storeImage(menuId, source);
    },
  };
}
