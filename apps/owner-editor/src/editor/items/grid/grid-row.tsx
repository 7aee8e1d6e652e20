import { formatPrice, UNCATEGORIZED } from '@cartaviva/domain';
import { cn } from '@cartaviva/ui';
import { memo, type ReactNode } from 'react';
import { usePlace } from '../../../store/place-context';
import type { EditedItem } from '../../../store/menu-store';
import { leastPrice } from '../row/least-price';
import { ROW_MESSAGES } from '../row/messages';
import { COLUMNS, isWritable } from './columns';
import { GRID_MESSAGES as MESSAGES } from './messages';

interface GridRowProps {
  readonly item: EditedItem;
  /** Row number, starting at 1. */
  readonly number: number;
  readonly category: string | undefined;
  readonly currency: string;
  /** Column of the focused cell, or -1 when the focus is in another row. */
  readonly focused: number;
  /** First and last selected column, or -1 when none is selected. */
  readonly left: number;
  readonly right: number;
  readonly edited: number;
  readonly editor: ReactNode;
}

/** Row of the grid. It uses plain elements, because a menu has hundreds of rows. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { item, number, category, currency, focused, left, right, edited, editor } = props;
  const { name, description, isAvailable, sizes } = item;
  const { country } = usePlace();
  const shown: Record<(typeof COLUMNS)[number], ReactNode> = {
    name,
    description,
    category: category ?? <span className="text-ink-faint">{UNCATEGORIZED}</span>,
    price: (
      <>
        {sizes.length > 1 && (
          <span className="mr-1 text-xs text-ink-faint">{ROW_MESSAGES.from}</span>
        )}
        {formatPrice(leastPrice(item), { currency, country })}
      </>
    ),
    available: (
      <span data-toggle className="inline-flex cursor-pointer items-center gap-2 align-middle">
        <span
          aria-hidden
          className={cn(
            'h-4.5 w-8 rounded-full border p-0.5',
            isAvailable ? 'border-accent bg-accent' : 'border-control bg-sunken',
          )}
        >
          <span
            className={cn(
              'block size-3 rounded-full',
              isAvailable ? 'translate-x-3.5 bg-on-accent' : 'bg-control',
            )}
          />
        </span>
        {isAvailable ? MESSAGES.yes : MESSAGES.no}
      </span>
    ),
  };
  return (
    <tr className="border-b border-line">
      <td aria-hidden className="px-2 text-right text-xs text-ink-faint tabular-nums">
        {number}
      </td>
      {COLUMNS.map((column, at) => (
        <td
          key={column}
          id={`cell-${item.id}-${column}`}
          role={column === 'name' ? 'rowheader' : 'gridcell'}
          tabIndex={at === focused ? 0 : -1}
          aria-selected={at >= left && at <= right}
          aria-readonly={isWritable(item, column) ? undefined : true}
          title={isWritable(item, column) ? undefined : MESSAGES.ofSizes}
          className={cn(
            'relative h-9 scroll-mt-12 border-l border-line px-2 text-left font-normal focus:outline-2 focus:-outline-offset-2 focus:outline-accent aria-selected:bg-accent-wash',
            column === 'name' && 'font-semibold',
            column === 'price' && 'text-right tabular-nums aria-readonly:text-ink-soft',
            !isAvailable && column !== 'available' && 'text-ink-faint',
          )}
        >
          <span className="line-clamp-1 break-all">{shown[column]}</span>
          {at === edited && editor}
        </td>
      ))}
    </tr>
  );
});
