import { useMemo, useState } from 'react';
import type { EditedItem } from '../../../store/menu-store';
import { rangeOf, type Place } from './selection';

/** A cell by its item, which it goes with when the rows are put in another order. */
interface Cell {
  readonly itemId: string;
  readonly column: number;
}

/** The cell that has the keyboard and the range that reaches from there, over the rows that are shown. */
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
