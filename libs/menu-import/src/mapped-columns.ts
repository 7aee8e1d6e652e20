import type { DraftColumnRole } from '@cartaviva/domain';
import { COLUMN_TEXTS } from './cell-faults';
import type { Columns, FoundColumn } from './find-columns';
import type { Column } from './headings';
import type { Table } from './table';
import { lineText } from './tables/cell-text';
import { findHeadingRow } from './tables/find-heading-row';
import { UnreadableSpreadsheet } from './unreadable-spreadsheet';

/** Role of each column of a table. A null column is not read. */
export type ColumnMapping = readonly (DraftColumnRole | null)[];

const REPEATABLE: readonly Column[] = ['available', 'variant'];

/**
 * Takes the columns that a mapping names.
 * @throws UnreadableSpreadsheet with the reason, if it names no column for the name or the price
 */
export function mappedColumns(table: Table, mapping: ColumnMapping): Columns<Column> {
  const line = findHeadingRow(table) ?? -1;
  const titles = (table[line] ?? []).map((cell) => lineText(cell));
  const found = mapping.flatMap((role, at): FoundColumn<Column>[] => {
    if (role === null) return [];
    // A table of items stores sizes in a single column.
    if (role === 'size')
      throw new UnreadableSpreadsheet('Los tamaños van en una sola columna (sizes)');
    const title = titles[at] ?? '';
    return [
      role === 'soldOut'
        ? { column: 'available', isInverse: true, at, title }
        : { column: role, at, title },
    ];
  });
  const has = (column: Column) => found.some((one) => one.column === column);
  if (!has('name') || !(has('price') || has('sizes'))) {
    throw new UnreadableSpreadsheet('Di qué columna es el nombre y cuál el precio: name,price');
  }
  const repeated = found.find(({ column }, at) =>
    found.some((one, other) => other < at && one.column === column && !REPEATABLE.includes(column)),
  );
  if (repeated) {
    throw new UnreadableSpreadsheet(
      `Di una sola columna para ${COLUMN_TEXTS[repeated.column].inSentence}`,
    );
  }
  const read = new Set(found.map(({ at }) => at));
  const width = Math.max(0, ...table.map((cells) => cells.length));
  return {
    line,
    found,
    // Cells of unread columns are not errors.
    titled: new Set(Array.from({ length: width }, (_, at) => at)),
    ignored: titles.filter((title, at) => title !== '' && !read.has(at)),
  };
}
