import type { KeyboardEvent, MouseEvent } from 'react';
import { placeAfter, type Place } from './selection';
import type { useGrid } from './use-grid';

type Grid = ReturnType<typeof useGrid>;

/** What the keys do in a grid (WAI-ARIA, "grid"); where a cell is under edit, its editor has them. */
export function pressKey(grid: Grid, event: KeyboardEvent): void {
  const { key, shiftKey, altKey } = event;
  if (altKey || event.nativeEvent.isComposing) return;
  const mod = event.ctrlKey || event.metaKey;
  const to = placeAfter(key, mod, grid.focus, grid.last);
  const act = mod ? withMod(grid, event) : alone(grid, key);
  if (to) grid.goTo(to, shiftKey ? grid.anchor : undefined);
  else if (act) act();
  // The key itself goes on to the field that opens.
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
  // What a Mac calls Delete is Backspace.
  if (key === 'Delete' || key === 'Backspace') return grid.clearDescriptions;
  if (key === ' ' && grid.column === 'available') return grid.toggle;
  return undefined;
}

/** A letter, or the beginning of one that takes more keys; but not those that the editor answers to. */
const isTyped = (key: string): boolean => /^([^/?]|Dead|Process)$/u.test(key);

/** Pressing a cell selects it, up to it with Shift; what is under edit is saved before. */
export function pressCell(grid: Grid, event: MouseEvent): void {
  const at = placeOf(event.target);
  if (!at || event.button !== 0) return;
  event.preventDefault();
  if (grid.finish()) grid.goTo(at, event.shiftKey ? grid.anchor : undefined);
}

/** Drawing over cells selects them. */
export function crossCell(grid: Grid, event: MouseEvent): void {
  const at = placeOf(event.target);
  if (at && event.buttons === 1 && !grid.editing) grid.goTo(at, grid.anchor);
}

/** The cell of an element, unless it is under edit there. */
function placeOf(target: EventTarget): Place | undefined {
  const element = target as Element;
  const cell = element.closest<HTMLTableCellElement>('tbody td:not([aria-hidden])');
  if (!cell || element.closest('[data-cell-editor]')) return undefined;
  return {
    row: (cell.parentElement as HTMLTableRowElement).sectionRowIndex,
    column: cell.cellIndex - 1,
  };
}
