import { useCallback, useEffect, useState } from 'react';
import { useMenuStore } from '../../../../store/menu-store-context';
import type { MenuImage } from '../menu-image';
import type { EditedDraft, PageFault } from './edited-draft';
import { withPages, type ReadPage } from './joined-pages';
import { findImport, forgetImport, storeImport } from './stored-import';
import { useSources } from './use-sources';

export type EditDraft = (change: (draft: EditedDraft) => EditedDraft) => void;

/** State of the draft and the typed text of a menu. Both are restored after the page was closed. */
export function useDraft(menuId: string) {
  const { hasPublicPages: isReal } = useMenuStore();
  const [unfinished, setUnfinished] = useState(() => findImport(menuId));
  const { text = '', draft } = unfinished;
  const { sources, put } = useSources(menuId, draft !== undefined, isReal);

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
    sources,
    edit,
    setText: (typed: string) => setUnfinished((before) => ({ ...before, text: typed })),
    begin(read: EditedDraft, source?: MenuImage): void {
      put(source ? [source] : [], 0);
      setUnfinished((before) => ({ ...before, draft: read }));
    },
    /** Begins a draft with these pages, or adds them to the present one. */
    addPages(pages: readonly ReadPage[], faults: readonly PageFault[]): void {
      put(
        pages.map(({ image }) => image),
        draft?.pages ?? 0,
      );
      setUnfinished((before) => ({ ...before, draft: withPages(before.draft, pages, faults) }));
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
