import type { ImportReport } from '@cartaviva/contracts';
import { useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { useMenuStore } from '../../../../store/menu-store-context';
import {
  madeByImport,
  useUndoImport,
  type RemainingContent,
  type MadeByImport,
} from '../../../../store/use-undo-import';
import { useToasts } from '../../../toasts';
import { IMPORT_MESSAGES } from '../messages';
import { UNDO_MESSAGES as MESSAGES } from './messages';

type UndoState =
  | { readonly step: 'none' }
  | { readonly step: 'offered' | 'undoing'; readonly made: MadeByImport }
  | { readonly step: 'undone'; readonly remaining: RemainingContent };

/** Undo of an import, for a button and for a toast. */
export function useUndoableImport(menuId: string) {
  const store = useMenuStore();
  const undoImport = useUndoImport(menuId);
  const toast = useToast();
  const toasts = useToasts();
  const [state, setState] = useState<UndoState>({ step: 'none' });

  async function undo(made: MadeByImport): Promise<RemainingContent | undefined> {
    setState({ step: 'undoing', made });
    try {
      const remaining = await undoImport(made);
      setState({ step: 'undone', remaining });
      return remaining;
    } catch (error) {
      setState({ step: 'offered', made });
      toasts.failed(MESSAGES.failed, error);
      return undefined;
    }
  }

  async function undoFromToast(made: MadeByImport): Promise<void> {
    const remaining = await undo(made);
    if (remaining) toasts.done(MESSAGES.done(remaining));
  }

  return {
    state,
    undo,
    /** Without a record of the new content nothing is offered, because an undo could delete later changes. */
    async offer(report: ImportReport): Promise<MadeByImport | undefined> {
      const made = await madeByImport(store, menuId, report).catch(() => undefined);
      if (!made || made.items.length === 0) return undefined;
      setState({ step: 'offered', made });
      return made;
    },
    showToast(made: MadeByImport): void {
      toast({
        title: IMPORT_MESSAGES.did(made.items.length),
        tone: 'success',
        action: { label: MESSAGES.action, onClick: () => void undoFromToast(made) },
      });
    },
  };
}
