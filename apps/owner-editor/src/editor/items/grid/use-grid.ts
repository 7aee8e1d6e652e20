import type { UpdateItemRequest } from '@cartaviva/contracts';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { EditedCategory, EditedItem, EditedMenu } from '../../../store/menu-store';
import { changedItem } from '../form/item-changes';
import { SERVED, SOLD_OUT } from '../row/availability';
import type { Onward } from './cell-editor';
import { readCells, writeCells } from './cell-table';
import { cellText, COLUMNS, isWritable, type Column } from './columns';
import { isChange, pastedCells } from './pasted-cells';
import { placeAfter, placeBeside, type Place } from './selection';
import { useClipboard } from './use-clipboard';
import { useGridEdits } from './use-grid-edits';
import { useSelection } from './use-selection';

export interface GridOptions {
  readonly menu: EditedMenu;
  readonly categories: readonly EditedCategory[];
  /** Items of the rows shown, in the order of the menu. */
  readonly items: readonly EditedItem[];
  /** Number of items in the menu, including hidden ones. */
  readonly total: number;
  readonly onEdit: (item: EditedItem) => void;
}

interface Editing {
  readonly itemId: string;
  readonly column: Column;
  /** Initial text. Undefined to start with the current value. */
  readonly typed: string | undefined;
}

export function useGrid(
  { menu, categories, items, total, onEdit }: GridOptions,
  table: RefObject<HTMLTableElement | null>,
) {
  const { anchor, focus, range, select } = useSelection(items);
  const [editing, setEditing] = useState<Editing>();
  const [fault, setFault] = useState<string>();
  const edits = useGridEdits(menu, categories);
  const last: Place = { row: items.length - 1, column: COLUMNS.length - 1 };
  const column = COLUMNS[focus.column]!;
  const item = items[focus.row]!;

  /** The offset skips the column of row numbers. */
  const cellAt = (at: Place) => table.current?.tBodies[0]?.rows[at.row]?.cells[at.column + 1];

  function goTo(to: Place, from?: Place): void {
    flushSync(() => select(to, from));
    cellAt(to)?.focus();
  }

  /** Changes several items in one edit, which is also undone as one. */
  function change(changed: readonly EditedItem[], fields: UpdateItemRequest): void {
    setFault(undefined);
    const updates = changed
      .map((one) => ({ item: one, changes: changedItem(one, fields) }))
      .filter(isChange);
    if (updates.length > 0) void edits.edit({ updates, creations: [] }, updates.length > 1);
  }

  const toggle = () => change([item], item.isAvailable ? SOLD_OUT : SERVED);

  /**
   * Edits the focused cell. In the availability column it toggles the value, and for a price set by sizes it opens
   * the item's form.
   */
  function open(typed?: string): void {
    if (column === 'available') {
      if (typed === undefined) toggle();
    } else if (!isWritable(item, column)) onEdit(item);
    else flushSync(() => setEditing({ itemId: item.id, column, typed }));
  }

  function save(fields: UpdateItemRequest, onward?: Onward): void {
    const edited = items.find(({ id }) => id === editing?.itemId);
    flushSync(() => setEditing(undefined));
    if (onward) goTo(placeOnward(onward, focus, last));
    if (edited) change([edited], fields);
  }

  function cancel(): void {
    flushSync(() => setEditing(undefined));
    cellAt(focus)?.focus();
  }

  /**
   * Saves an open editor. Returns false when the value is invalid, in which case the editor stays open and focused.
   */
  function finish(): boolean {
    table.current?.querySelector<HTMLElement>('[data-cell-editor]')?.blur();
    const open = table.current?.querySelector<HTMLElement>('[data-cell-editor]');
    open?.focus();
    return !open;
  }

  function clearDescriptions(): void {
    const at = COLUMNS.indexOf('description');
    if (at < range.left || at > range.right) return;
    change(items.slice(range.top, range.bottom + 1), { description: null });
  }

  function copy(event: ClipboardEvent): void {
    if (editing) return;
    const columns = COLUMNS.slice(range.left, range.right + 1);
    const copied = items
      .slice(range.top, range.bottom + 1)
      .map((one) => columns.map((each) => cellText(one, each, categories)));
    event.clipboardData?.setData('text/plain', writeCells(copied));
    event.preventDefault();
  }

  /** Pastes from the first selected cell on. A single copied cell fills the whole selection. */
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text');
    if (editing || !text) return;
    event.preventDefault();
    const copied = readCells(text);
    const isOne = copied.length === 1 && copied[0]!.length === 1;
    const filled = Array.from({ length: range.bottom - range.top + 1 }, () =>
      Array.from({ length: range.right - range.left + 1 }, () => copied[0]![0]!),
    );
    const at = { row: range.top, column: range.left };
    const pasted = pastedCells(isOne ? filled : copied, at, { items, categories, total });
    if ('fault' in pasted) return setFault(pasted.fault);
    setFault(undefined);
    if (pasted.updates.length + pasted.creations.length > 0) void edits.edit(pasted, true);
  }

  useClipboard(table, { copy, paste });

  return {
    ...{ anchor, focus, range, last, column, editing, fault },
    ...{ goTo, open, save, cancel, finish, toggle, clearDescriptions },
    canUndo: edits.canUndo,
    undo: () => {
      setFault(undefined);
      void edits.undo();
    },
  };
}

function placeOnward(onward: Onward, from: Place, last: Place): Place {
  if (onward === 'right' || onward === 'left') {
    return placeBeside(from, onward === 'right' ? 1 : -1, last);
  }
  return placeAfter(onward === 'down' ? 'ArrowDown' : 'ArrowUp', false, from, last)!;
}
