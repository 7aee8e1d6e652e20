import type { KeyboardEvent, MouseEvent } from 'react';
import { placeAfter, type Place } from './selection';
import type { useGrid } from './use-grid';

type Grid = ReturnType<typeof useGrid>;

/** Handles the keys of a grid (WAI-ARIA, "grid"). The editor of an open cell handles its own keys. */
export function pressKey(grid: Grid, event: KeyboardEvent): void {
  const { key, shiftKey, altKey } = event;
  if (altKey || event.nativeEvent.isComposing) return;
  const mod = event.ctrlKey || event.metaKey;
  const to = placeAfter(key, mod, grid.focus, grid.last);
  const act = mod ? withMod(grid, event) : alone(grid, key);
  if (to) grid.goTo(to, shiftKey ? grid.anchor : undefined);
  else if (act) act();
  // The default action is not prevented, so that the field that opens receives the key.
  else if (!mod && isTyped(key)) return grid.open('');
  else return;
  event.preventDefault();
}

function withMod(grid: Grid, { key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  if (shiftKey) return undefined;
  return {
    z: grid.undo,
    a: () => grid.goTo(grid.last, { row: 0, column: 0 }),
  }[key.toLowerCase()];
}

function alone(grid: Grid, key: string): (() => void) | undefined {
  if (key === 'Enter' || key === 'F2') return () => grid.open();
  // On a Mac, the key labeled Delete sends Backspace.
  if (key === 'Delete' || key === 'Backspace') return grid.clearDescriptions;
  if (key === ' ' && grid.column === 'available') return grid.toggle;
  return undefined;
}

/**
 * Is true for a printable character or the start of a composition, except for `/` and `?`, which are shortcuts of the
 * editor.
 */
const isTyped = (key: string): boolean => /^([^/?]|Dead|Process)$/u.test(key);

/** Selects the cell that is pressed, or with Shift the range up to it. An open cell is saved first. */
export function pressCell(grid: Grid, event: MouseEvent): void {
  const at = placeOf(event.target);
  if (!at || event.button !== 0) return;
  event.preventDefault();
  if (grid.finish()) grid.goTo(at, event.shiftKey ? grid.anchor : undefined);
}

export function crossCell(grid: Grid, event: MouseEvent): void {
  const at = placeOf(event.target);
  if (at && event.buttons === 1 && !grid.editing) grid.goTo(at, grid.anchor);
}

/** Returns the place of the cell that contains an element. Undefined within an open editor. */
function placeOf(target: EventTarget): Place | undefined {
  const element = target as Element;
  const cell = element.closest<HTMLTableCellElement>('tbody td:not([aria-hidden])');
  if (!cell || element.closest('[data-cell-editor]')) return undefined;
  return {
    row: (cell.parentElement as HTMLTableRowElement).sectionRowIndex,
    column: cell.cellIndex - 1,
  };
}
