import type { OrderRequest } from '@cartaviva/contracts';
import type { ItemGroup } from '../item-groups';

export interface Movable {
  readonly kind: 'item' | 'category';
  readonly id: string;
}

/** IDs of a menu's items by category. The ID of the group without a category is null. */
export type Board = readonly { readonly id: string | null; readonly items: readonly string[] }[];

/**
 * A place in a category or, for a category, among the categories. `index` counts the elements before it, without the
 * one that moves.
 */
export interface Slot {
  readonly group: string | null;
  readonly index: number;
}

export const boardOf = (groups: readonly ItemGroup[]): Board =>
  groups.map(({ category, items }) => ({
    id: category?.id ?? null,
    items: items.map(({ id }) => id),
  }));

const categoriesOf = (board: Board): string[] =>
  board.map(({ id }) => id).filter((id) => id !== null);

/** Returns the elements among which the moved one can be placed: items of a group, or the other categories. */
export function neighbours(board: Board, moved: Movable, group: string | null): readonly string[] {
  const all =
    moved.kind === 'category'
      ? categoriesOf(board)
      : (board.find(({ id }) => id === group)?.items ?? []);
  return all.filter((id) => id !== moved.id);
}

export function slotOf(board: Board, moved: Movable): Slot {
  if (moved.kind === 'category') {
    return { group: null, index: categoriesOf(board).indexOf(moved.id) };
  }
  const own = board.find(({ items }) => items.includes(moved.id));
  return { group: own?.id ?? null, index: own?.items.indexOf(moved.id) ?? 0 };
}

/** Returns all places for an element, in reading order. */
export function slotsFor(board: Board, moved: Movable): Slot[] {
  const groups = moved.kind === 'category' ? [null] : board.map(({ id }) => id);
  return groups.flatMap((group) =>
    Array.from({ length: neighbours(board, moved, group).length + 1 }, (_, index) => ({
      group,
      index,
    })),
  );
}

/** Returns the place after (1) or before (-1) another. Undefined beyond the ends. */
export function stepped(board: Board, moved: Movable, from: Slot, by: 1 | -1): Slot | undefined {
  const slots = slotsFor(board, moved);
  return slots[slots.findIndex((slot) => isSame(slot, from)) + by];
}

export const isSame = (one: Slot, other: Slot): boolean =>
  one.group === other.group && one.index === other.index;

/** Builds the request that moves an element to a place. It contains only the list that the element joins. */
export function orderAfter(board: Board, moved: Movable, slot: Slot): Required<OrderRequest> {
  const others = neighbours(board, moved, slot.group);
  const list = [...others.slice(0, slot.index), moved.id, ...others.slice(slot.index)];
  if (moved.kind === 'category') return { categories: list, items: [] };
  return {
    categories: [],
    items: list.map((id, place) => ({ id, categoryId: slot.group, displayOrder: place + 1 })),
  };
}
