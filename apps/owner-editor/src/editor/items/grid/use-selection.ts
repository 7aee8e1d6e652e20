import { useMemo, useState } from 'react';
import type { EditedItem } from '../../../store/menu-store';
import { rangeOf, type Place } from './selection';

/** A cell identified by its item, so that the selection follows the item when the order changes. */
interface Cell {
  readonly itemId: string;
  readonly column: number;
}

export function useSelection(items: readonly EditedItem[]) {
  const [cells, setCells] = useState<{ readonly anchor: Cell; readonly focus: Cell }>();
  const rows = useMemo(() => new Map(items.map(({ id }, row) => [id, row])), [items]);
  const placeOf = (cell: Cell | undefined): Place => ({
    row: rows.get(cell?.itemId ?? '') ?? 0,
    column: cell?.column ?? 0,
  });
  const focus = placeOf(cells?.focus);

  function select(to: Place, from: Place = to): void {
    const cellOf = ({ row, column }: Place): Cell => ({ itemId: items[row]!.id, column });
    setCells({ anchor: cellOf(from), focus: cellOf(to) });
  }

  const anchor = placeOf(cells?.anchor);
  return { anchor, focus, range: rangeOf(anchor, focus), select };
}
