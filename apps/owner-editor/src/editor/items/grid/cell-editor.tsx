import type { UpdateItemRequest } from '@cartaviva/contracts';
import { UNCATEGORIZED } from '@cartaviva/domain';
import { Select, TextArea, TextInput } from '@cartaviva/ui';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { EditedCategory, EditedItem } from '../../../store/menu-store';
import { cellText, readCell, type Column } from './columns';
import { GRID_MESSAGES as MESSAGES } from './messages';

/** Direction in which the focus moves after a cell is saved. Without one the focus does not move. */
export type Onward = 'down' | 'up' | 'right' | 'left';

interface CellEditorProps {
  readonly item: EditedItem;
  readonly column: Column;
  /** Initial text. Undefined to start with the current value. */
  readonly typed: string | undefined;
  readonly categories: readonly EditedCategory[];
  readonly onSave: (changes: UpdateItemRequest, onward?: Onward) => void;
  readonly onCancel: () => void;
}

/**
 * Editor of a cell. Enter, Tab and leaving the cell save, and Escape cancels. An invalid value keeps the editor open.
 */
export function CellEditor({ item, column, typed, categories, ...on }: CellEditorProps) {
  const [fault, setFault] = useState<string>();
  const isClosed = useRef(false);
  const faultId = useId();
  const text = cellText(item, column, categories);

  function save(written: string, onward?: Onward): void {
    if (isClosed.current) return;
    const reading = written === text ? { changes: {} } : readCell(column, written, categories);
    if ('fault' in reading) return setFault(reading.fault);
    isClosed.current = true;
    on.onSave(reading.changes, onward);
  }

  function onKeyDown(
    event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
  ) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const onward = onwardOf(event);
    if (event.key === 'Escape') {
      isClosed.current = true;
      on.onCancel();
    } else if (onward) save(event.currentTarget.value, onward);
    else return;
    event.preventDefault();
  }

  const control = {
    ref: begin,
    'data-cell-editor': true,
    'aria-label': MESSAGES.cell(column, item.name),
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? faultId : undefined,
    autoComplete: 'off',
    defaultValue: typed ?? text,
    onBlur: ({ target }: FocusEvent<{ value: string } & Element>) => save(target.value),
    onKeyDown,
  };
  return (
    <span
      data-column={column}
      className="absolute inset-0 z-10 block select-text *:focus-visible:-outline-offset-1"
    >
      {column === 'description' && (
        <TextArea rows={1} className="min-h-full w-full p-2 text-sm" {...control} />
      )}
      {column === 'category' && (
        <Select
          className="h-full pl-2 text-sm"
          options={[
            { value: '', label: UNCATEGORIZED },
            ...categories.map(({ name }) => ({ value: name, label: name })),
          ]}
          {...control}
        />
      )}
      {(column === 'name' || column === 'price') && (
        <TextInput
          inputMode={column === 'price' ? 'decimal' : 'text'}
          className={column === 'price' ? 'h-full px-2 text-right text-sm' : 'h-full px-2 text-sm'}
          {...control}
        />
      )}
      {fault && (
        <span
          id={faultId}
          role="alert"
          className="absolute top-full left-0 z-10 mt-1 w-max in-data-[column=price]:right-0 in-data-[column=price]:left-auto max-w-72 rounded-control border border-brick bg-surface px-2.5 py-1.5 text-left text-sm font-medium text-brick shadow-float"
        >
          {fault}
        </span>
      )}
    </span>
  );
}

function begin(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null): void {
  control?.focus();
  if (control && 'setSelectionRange' in control) {
    control.setSelectionRange(control.value.length, control.value.length);
  }
}

function onwardOf({ key, shiftKey, altKey }: KeyboardEvent): Onward | undefined {
  if (altKey) return undefined;
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return undefined;
}
