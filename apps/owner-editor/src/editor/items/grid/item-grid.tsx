import { Button, Callout } from '@cartaviva/ui';
import { Undo2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useSteadyCallback } from '../use-steady-callback';
import { CellEditor } from './cell-editor';
import { COLUMNS, type Column } from './columns';
import { crossCell, pressCell, pressKey } from './grid-events';
import { GridRow } from './grid-row';
import { GRID_MESSAGES as MESSAGES } from './messages';
import { useGrid, type GridOptions } from './use-grid';

const STYLES: Readonly<Record<Column, string>> = {
  name: 'w-[26%] text-left',
  description: 'text-left',
  category: 'w-[18%] text-left',
  price: 'w-36 text-right',
  available: 'w-28 text-left',
};

export default function ItemGrid(props: GridOptions) {
  const { menu, categories, items } = props;
  const table = useRef<HTMLTableElement>(null);
  const grid = useGrid(props, table);
  const { focus, range, editing } = grid;
  const hintId = useId();
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const save = useSteadyCallback(grid.save);
  const cancel = useSteadyCallback(grid.cancel);

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center justify-between gap-4">
        <p id={hintId} className="text-sm text-ink-soft">
          {MESSAGES.hint}
        </p>
        <Button variant="secondary" size="sm" disabled={!grid.canUndo} onClick={grid.undo}>
          <Undo2 aria-hidden />
          {MESSAGES.undo}
        </Button>
      </div>
      {grid.fault && (
        <Callout tone="danger" role="alert">
          {grid.fault}
        </Callout>
      )}
      <div className="max-h-[calc(100dvh-13rem)] min-h-80 overflow-auto rounded-card border border-line bg-surface">
        <table
          ref={table}
          role="grid"
          aria-label={MESSAGES.label}
          aria-describedby={hintId}
          aria-multiselectable
          className="w-full min-w-200 table-fixed border-collapse text-sm select-none"
          onKeyDown={(event) => pressKey(grid, event)}
          onMouseDown={(event) => pressCell(grid, event)}
          onPointerOver={(event) => crossCell(grid, event)}
          onClick={({ target }) => (target as Element).closest('[data-toggle]') && grid.toggle()}
          onDoubleClick={({ target }) =>
            (target as Element).closest('tbody') && !editing && grid.open()
          }
        >
          <thead className="sticky top-0 z-20 bg-sunken">
            <tr>
              <td aria-hidden className="w-11" />
              {COLUMNS.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={`h-10 px-2 font-semibold text-ink-soft ${STYLES[column]}`}
                >
                  {MESSAGES.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item, row) => {
              const isSelected = row >= range.top && row <= range.bottom;
              const isEdited = item.id === editing?.itemId;
              return (
                <GridRow
                  key={item.id}
                  item={item}
                  number={row + 1}
                  category={names.get(item.categoryId ?? '')}
                  currency={menu.currency}
                  focused={row === focus.row ? focus.column : -1}
                  left={isSelected ? range.left : -1}
                  right={isSelected ? range.right : -1}
                  edited={isEdited ? COLUMNS.indexOf(editing.column) : -1}
                  editor={
                    isEdited && (
                      <CellEditor
                        key={editing.column}
                        item={item}
                        column={editing.column}
                        typed={editing.typed}
                        categories={categories}
                        onSave={save}
                        onCancel={cancel}
                      />
                    )
                  }
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
