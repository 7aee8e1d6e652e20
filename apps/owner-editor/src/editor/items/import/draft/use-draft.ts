import { useCallback, useEffect, useState } from 'react';
import { useMenuStore } from '../../../../store/menu-store-context';
import type { MenuImage } from '../menu-image';
import type { EditedDraft } from './edited-draft';
import { findImport, forgetImport, storeImport } from './stored-import';

/** What the draft of a menu was read from, for as long as the page is open. */
const images = new Map<string, MenuImage>();

export type EditDraft = (change: (draft: EditedDraft) => EditedDraft) => void;

/** The list that is being set right for a menu, and the text that was typed: there again after an accident. */
export function useDraft(menuId: string) {
  const { hasPublicPages: isReal } = useMenuStore();
  const [unfinished, setUnfinished] = useState(() => findImport(menuId));
  const { text = '', draft } = unfinished;

  useEffect(() => {
    if (text || draft) storeImport(menuId, unfinished, isReal);
    else forgetImport(menuId);
  }, [menuId, unfinished, text, draft, isReal]);

  const edit = useCallback<EditDraft>(
    (change) =>
      setUnfinished((before) =>
        before.draft ? { ...before, draft: change(before.draft) } : before,
      ),
    [],
  );

  return {
    text,
    draft,
    image: images.get(menuId),
    edit,
    setText: (typed: string) => setUnfinished((before) => ({ ...before, text: typed })),
    begin(read: EditedDraft, image?: MenuImage): void {
      if (image) images.set(menuId, image);
      else images.delete(menuId);
      setUnfinished((before) => ({ ...before, draft: read }));
    },
    /** The typed text stays, to be read again. */
    leave: () => setUnfinished(({ text: typed = '' }) => ({ text: typed })),
    finish(): void {
      images.delete(menuId);
      forgetImport(menuId);
      setUnfinished({});
    },
  };
}

export type DraftInHand = ReturnType<typeof useDraft>;
