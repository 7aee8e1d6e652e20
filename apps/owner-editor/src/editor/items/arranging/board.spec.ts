/**
 * Its samples stand beside stubs, which mock by the globals of the suite.
 *
 * @jest-environment ./rig/jest/node-environment.mjs
 */
import { anItem } from '@cartaviva/web-testing/a-menu';
import fc from 'fast-check';
import { arrangedCategories, arrangedItems } from '../../../store/arranged';
import { groupItems } from '../item-groups';
import {
  boardOf,
  neighbours,
  orderAfter,
  slotOf,
  slotsFor,
  stepped,
  type Board,
  type Movable,
} from './board';

/** Generates a menu of up to four categories, with or without uncategorized items, and an element to move. */
const anArrangement = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 })
  .chain((sizes) =>
    fc.record({
      board: fc.constant<Board>(
        sizes.map((size, group) => ({
          id: group === 0 ? null : `c${group}`,
          items: Array.from({ length: size }, (_, place) => `i${group}-${place}`),
        })),
      ),
      choice: fc.nat(),
      place: fc.nat(),
    }),
  )
  .map(({ board, choice, place }) => {
    const movables: Movable[] = board.flatMap(({ id, items }) => [
      ...(id === null ? [] : [{ kind: 'category', id } as const]),
      ...items.map((item) => ({ kind: 'item', id: item }) as const),
    ]);
    const moved = movables[choice % Math.max(movables.length, 1)];
    const slots = moved ? slotsFor(board, moved) : [];
    return { board, moved, slot: slots[place % Math.max(slots.length, 1)] };
  });

const held = anArrangement.filter(({ moved }) => moved !== undefined);

function after(board: Board, order: ReturnType<typeof orderAfter>): Board {
  const categories = board.flatMap(({ id }) =>
    id === null ? [] : [{ id, name: id, openingHours: null }],
  );
  const items = board.flatMap(({ id, items: ids }) =>
    ids.map((item, place) => anItem({ id: item, categoryId: id, displayOrder: place + 1 })),
  );
  return boardOf(
    groupItems(arrangedCategories(categories, order.categories), arrangedItems(items, order.items)),
  );
}

const idsOf = (board: Board) => board.flatMap(({ id, items }) => [id ?? 'loose', ...items]).sort();

describe('putting something elsewhere', () => {
  it('has it stand exactly there, with the others in their order', () => {
    fc.assert(
      fc.property(held, ({ board, moved, slot }) => {
        const arranged = after(board, orderAfter(board, moved!, slot!));
        expect(slotOf(arranged, moved!)).toEqual(slot);
        expect(neighbours(arranged, moved!, slot!.group)).toEqual(
          neighbours(board, moved!, slot!.group),
        );
      }),
    );
  });

  it('loses nothing and doubles nothing', () => {
    fc.assert(
      fc.property(held, ({ board, moved, slot }) => {
        const arranged = after(board, orderAfter(board, moved!, slot!));
        const loose = (ids: string[]) => ids.filter((id) => id !== 'loose');
        expect(loose(idsOf(arranged))).toEqual(loose(idsOf(board)));
      }),
    );
  });

  it('names only the list that it joins', () => {
    fc.assert(
      fc.property(held, ({ board, moved, slot }) => {
        const { categories, items } = orderAfter(board, moved!, slot!);
        if (moved!.kind === 'category') expect(items).toEqual([]);
        else {
          expect(categories).toEqual([]);
          expect(items.every(({ categoryId }) => categoryId === slot!.group)).toBe(true);
        }
      }),
    );
  });
});

describe('a step up or down', () => {
  it('is taken back by a step the other way, and ends at both ends', () => {
    fc.assert(
      fc.property(held, ({ board, moved, slot }) => {
        const down = stepped(board, moved!, slot!, 1);
        const slots = slotsFor(board, moved!);
        if (down) expect(stepped(board, moved!, down, -1)).toEqual(slot);
        else expect(slots.at(-1)).toEqual(slot);
        expect(stepped(board, moved!, slots[0]!, -1)).toBeUndefined();
      }),
    );
  });

  it('leads an item from the end of a category to the start of the next', () => {
    const board: Board = [
      { id: 'a', items: ['1', '2'] },
      { id: 'b', items: ['3'] },
    ];
    const moved: Movable = { kind: 'item', id: '2' };
    expect(stepped(board, moved, slotOf(board, moved), 1)).toEqual({ group: 'b', index: 0 });
  });
});
