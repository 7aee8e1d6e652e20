import { useRef, useState } from 'react';
import type { EditedCategory, EditedMenu } from '../../../store/menu-store';
import { useToasts } from '../../toasts';
import { MESSAGES as ITEMS } from '../messages';
import { useUndoableToast } from '../use-undoable-toast';
import { GRID_MESSAGES as MESSAGES } from './messages';
import type { PastedCells } from './pasted-cells';
import { useWriteEdit, type GridEdit, type WrittenEdit } from './use-write-edit';

export function useGridEdits(menu: EditedMenu, categories: readonly EditedCategory[]) {
  const write = useWriteEdit(menu, categories);
  const toasts = useToasts();
  const undoable = useUndoableToast();
  const edits = useRef<readonly Promise<GridEdit>[]>([]);
  const [canUndo, setCanUndo] = useState(false);

  function list(all: readonly Promise<GridEdit>[]): void {
    edits.current = all;
    setCanUndo(all.length > 0);
  }

  /** Shows a toast for changes that failed. Returns true when all changes were saved. */
  function isSaved({ failures }: WrittenEdit): boolean {
    const [first] = failures;
    if (first) {
      const sentence = MESSAGES.unsaved(failures.map(({ name }) => name));
      toasts.failed(sentence, first.error);
    }
    return !first;
  }

  /** Undoes an edit once, even when both the toast and the keyboard request it. */
  async function takeBack(inverse: Promise<GridEdit>): Promise<boolean> {
    if (!edits.current.includes(inverse)) return true;
    list(edits.current.filter((other) => other !== inverse));
    return isSaved(await write(await inverse));
  }

  /** Shows a success toast only with `isMany`, because a single change is visible anyway. */
  async function edit(changes: PastedCells, isMany: boolean): Promise<void> {
    const writing = write({ ...changes, deletions: [] });
    const inverse = writing.then((written) => written.inverse);
    list([...edits.current, inverse]);
    const written = await writing;
    const { updates, deletions } = written.inverse;
    if (updates.length + deletions.length === 0) {
      list(edits.current.filter((other) => other !== inverse));
    }
    if (!isSaved(written) || !isMany) return;
    undoable(MESSAGES.saved(updates.length, deletions.length), async () => {
      if (!(await takeBack(inverse))) throw new Error('Not undone');
    });
  }

  return {
    edit,
    canUndo,
    async undo(): Promise<void> {
      const last = edits.current.at(-1);
      if (last && (await takeBack(last))) toasts.done(ITEMS.undo.done);
    },
  };
}
