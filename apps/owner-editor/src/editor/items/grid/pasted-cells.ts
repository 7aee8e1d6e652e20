import type { CreateItemRequest, UpdateItemRequest } from '@cartaviva/contracts';
import { ITEMS_PER_MENU } from '@cartaviva/domain';
import type { EditedCategory, EditedItem } from '../../../store/menu-store';
import { changedItem } from '../form/item-changes';
import type { CellTable } from './cell-table';
import { COLUMNS, isWritable, readCell, type Column } from './columns';
import { GRID_MESSAGES as MESSAGES } from './messages';
import type { Place } from './selection';

/** Fields of an item that are to change, after the item as it was. */
export interface ItemChange {
  readonly item: EditedItem;
  readonly changes: UpdateItemRequest;
}

/** What a paste makes of the menu. */
export interface PastedCells {
  readonly updates: readonly ItemChange[];
  readonly creations: readonly CreateItemRequest[];
}

interface Grid {
  /** The rows that are shown. */
  readonly items: readonly EditedItem[];
  readonly categories: readonly EditedCategory[];
  /** Items of the menu, shown or not. */
  readonly total: number;
}

/** Faults that are listed one by one. */
const MAX_FAULTS_SHOWN = 3;

/**
 * What copied cells change from this cell on, with a new item for each row below the last; or why none
 * of it can be pasted. A blank price or availability, and the price of an item with sizes, stay.
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
      // A new item needs what was not pasted, too.
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

/** Whether a cell of a paste leaves what there is. */
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
