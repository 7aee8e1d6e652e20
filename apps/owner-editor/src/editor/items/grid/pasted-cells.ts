import type { CreateItemRequest, UpdateItemRequest } from '@cartaviva/contracts';
import { ITEMS_PER_MENU } from '@cartaviva/domain';
import type { EditedCategory, EditedItem } from '../../../store/menu-store';
import { changedItem } from '../form/item-changes';
import type { CellTable } from './cell-table';
import { COLUMNS, isWritable, readCell, type Column } from './columns';
import { GRID_MESSAGES as MESSAGES } from './messages';
import type { Place } from './selection';

/** Changes to an item. `item` is its state before them. */
export interface ItemChange {
  readonly item: EditedItem;
  readonly changes: UpdateItemRequest;
}

export interface PastedCells {
  readonly updates: readonly ItemChange[];
  readonly creations: readonly CreateItemRequest[];
}

interface Grid {
  readonly items: readonly EditedItem[];
  readonly categories: readonly EditedCategory[];
  /** Number of items in the menu, including hidden ones. */
  readonly total: number;
}

/** Maximum number of errors listed. Further errors are only counted. */
const MAX_FAULTS_SHOWN = 3;

/**
 * Converts pasted cells to changes from this place on. Rows below the last one become new items. If any cell is
 * invalid, nothing is pasted and the error is returned. Blank prices and availabilities, and prices of items with
 * sizes, keep their values.
 */
export function pastedCells(
  table: CellTable,
  at: Place,
  { items, categories, total }: Grid,
): PastedCells | { readonly fault: string } {
  const columns = COLUMNS.slice(at.column);
  const width = Math.max(...table.map((cells) => cells.length));
  const below = table.slice(items.length - at.row).filter((cells) => cells.some(isWritten));
  if (width > columns.length) return refused(MESSAGES.tooWide(width, columns.length));
  if (below.length > 0 && at.column > 0) {
    return refused(MESSAGES.tooLong(table.length, items.length - at.row));
  }
  const room = ITEMS_PER_MENU - total;
  if (below.length > room) return refused(MESSAGES.noRoom(ITEMS_PER_MENU, room, below.length));

  const faults: string[] = [];
  function fieldsOf(cells: readonly string[], row: number, item?: EditedItem): UpdateItemRequest {
    const readings = columns.flatMap((column, index) => {
      // A new item also validates the columns that were not pasted.
      const text = cells[index] ?? (item ? undefined : '');
      if (text === undefined || isLeft(column, text, item)) return [];
      const reading = readCell(column, text, categories);
      if ('fault' in reading) faults.push(MESSAGES.fault(row + 1, column, reading.fault));
      return 'changes' in reading ? [reading.changes] : [];
    });
    return Object.assign({}, ...readings) as UpdateItemRequest;
  }
  const updates = items.slice(at.row, at.row + table.length).map((item, index) => {
    const fields = fieldsOf(table[index]!, at.row + index, item);
    return { item, changes: changedItem(item, fields) };
  });
  const categoryId = items.at(-1)?.categoryId ?? null;
  const creations = below.map((cells, index) => ({
    categoryId,
    ...(fieldsOf(cells, items.length + index) as CreateItemRequest),
  }));
  if (faults.length > 0) return refused(listed(faults));
  return { updates: updates.filter(isChange), creations };
}

export const isChange = ({ changes }: ItemChange): boolean => Object.keys(changes).length > 0;

const isWritten = (text: string): boolean => text.trim() !== '';

/** Is true when a pasted cell does not change the item. */
function isLeft(column: Column, text: string, item: EditedItem | undefined): boolean {
  if (item && !isWritable(item, column)) return true;
  return !isWritten(text) && (column === 'available' || column === (item ? 'price' : 'category'));
}

const listed = (faults: readonly string[]): string =>
  [
    ...faults.slice(0, MAX_FAULTS_SHOWN),
    ...(faults.length > MAX_FAULTS_SHOWN
      ? [MESSAGES.moreFaults(faults.length - MAX_FAULTS_SHOWN)]
      : []),
  ].join(' ');

const refused = (fault: string) => ({ fault: `${fault} ${MESSAGES.nothingChanged}` });
