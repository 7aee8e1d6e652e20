import { neighbours, slotOf, type Board, type Movable, type Slot } from './board';

/** Position of the line that marks a place, in pixels of the window. */
export interface Line {
  readonly top: number;
  readonly left: number;
  readonly width: number;
}

const GROUP = '[data-group]';
const ITEM = '[data-item]';
const HEADING = '[data-group-heading]';

/** Half of the gap between two categories, in pixels. */
const HALF_A_GAP = 8;

/** Finds the place at a height in the window. Undefined between two categories. */
export function slotAt(list: Element, y: number, board: Board, moved: Movable): Slot | undefined {
  const { left, width } = list.getBoundingClientRect();
  const under = document.elementFromPoint(left + width / 2, y);
  const group = under?.closest<HTMLElement>(GROUP);
  if (!under || !group || !list.contains(group)) return undefined;

  const groupId = group.dataset['group'] || null;
  if (moved.kind === 'category') return slotBeside(groupId ?? '', group, y, board, moved, null);

  const row = under.closest<HTMLElement>(ITEM);
  if (row) return slotBeside(row.dataset['item'] ?? '', row, y, board, moved, groupId);
  const rows = group.querySelector(HEADING)?.getBoundingClientRect().bottom ?? 0;
  return { group: groupId, index: y < rows ? 0 : neighbours(board, moved, groupId).length };
}

/**
 * Returns the place before or after an element, depending on which half `y` is in. The moved element itself yields
 * its current place.
 */
function slotBeside(
  id: string,
  element: Element,
  y: number,
  board: Board,
  moved: Movable,
  group: string | null,
): Slot {
  if (id === moved.id) return slotOf(board, moved);
  const { top, height } = element.getBoundingClientRect();
  const at = neighbours(board, moved, group).indexOf(id);
  return { group, index: Math.max(at, 0) + (at >= 0 && y > top + height / 2 ? 1 : 0) };
}

export function lineOf(list: Element, board: Board, moved: Movable, slot: Slot): Line | undefined {
  const others = neighbours(board, moved, slot.group);
  const find = (id: string | undefined) => id && list.querySelector(`[data-movable="${id}"]`);
  const isCategory = moved.kind === 'category';
  const next = find(others[slot.index]);
  if (next) return lineAt(next, 'top', isCategory ? -HALF_A_GAP : 0);
  const last = find(others.at(-1));
  if (last) return lineAt(last, 'bottom', isCategory ? HALF_A_GAP : 0);
  const group = list.querySelector(`[data-group="${slot.group ?? ''}"]`);
  const heading = group?.querySelector(HEADING);
  return heading ? lineAt(heading, 'bottom', 0) : undefined;
}

function lineAt(element: Element, edge: 'top' | 'bottom', offset: number): Line {
  const { left, width, ...box } = element.getBoundingClientRect().toJSON() as DOMRect;
  return { top: box[edge] + offset, left, width };
}
