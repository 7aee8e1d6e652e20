import { useCallback, useEffect, useState } from 'react';
import { useMenuStore } from '../../../../store/menu-store-context';
import type { MenuImage } from '../menu-image';
import type { EditedDraft } from './edited-draft';
import { findImport, forgetImport, storeImport } from './stored-import';
import { useSourceImage } from './use-source-image';

export type EditDraft = (change: (draft: EditedDraft) => EditedDraft) => void;

/** State of the draft and the typed text of a menu. Both are restored after the page was closed. */
export function useDraft(menuId: string) {
  const { hasPublicPages: isReal } = useMenuStore();
  const [unfinished, setUnfinished] = useState(() => findImport(menuId));
  const { text = '', draft } = unfinished;
  const source = useSourceImage(menuId, draft !== undefined, isReal);

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
    image: source.image,
    edit,
    setText: (typed: string) => setUnfinished((before) => ({ ...before, text: typed })),
    begin(read: EditedDraft, image?: MenuImage): void {
      source.begin(image);
      setUnfinished((before) => ({ ...before, draft: read }));
    },
    /** Discards the draft and keeps the typed text. */
    leave: () => setUnfinished(({ text: typed = '' }) => ({ text: typed })),
    finish(): void {
      forgetImport(menuId);
      setUnfinished({});
    },
  };
}

export type DraftInHand = ReturnType<typeof useDraft>;
