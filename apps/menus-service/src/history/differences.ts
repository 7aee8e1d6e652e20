import type { Difference, FieldDifference } from '@cartaviva/contracts';
import { inOrder, type MenuState, type PastCategory, type PastItem } from './menu-state';
import { differingFields, sayCategory, sayItem, sayMenu, shown, type Said } from './words';

/** A difference that is described on demand, because a description takes ten times as long as a comparison. */
type Found = () => Difference;

/**
 * Describes the differences between two states of a menu: the menu itself, then categories, then items in the order
 * that diners see.
 */
export const differencesOf = (before: MenuState, after: MenuState): Difference[] =>
  findDifferences(before, after).map((describe) => describe());

/** Finds the differences without describing them. */
export function findDifferences(before: MenuState, after: MenuState): Found[] {
  return [
    ...menuDifference(before, after),
    ...differencesIn(before, after, CATEGORIES),
    ...differencesIn(before, after, ITEMS),
  ];
}

function menuDifference(before: MenuState, after: MenuState): Found[] {
  const own = differingFields('menu', before.menu, after.menu);
  const order = orderDifferences(before, after);
  if (own.length + order.length === 0) return [];
  const { id, name } = after.menu;
  return [
    () => {
      const fields = [...fieldsOf(sayMenu(before, own), sayMenu(after, own)), ...order];
      return { kind: 'menu', id, name, category: null, change: 'changed', fields };
    },
  ];
}

interface Kind<Row> {
  readonly kind: 'category' | 'item';
  readonly in: (state: MenuState) => ReadonlyMap<string, Row>;
  readonly say: (row: Row, state: MenuState, fields?: readonly string[]) => Said[];
  readonly categoryOf: (row: Row, state: MenuState) => string | null;
}

const CATEGORIES: Kind<PastCategory> = {
  kind: 'category',
  in: ({ categories }) => categories,
  say: sayCategory,
  categoryOf: () => null,
};

const ITEMS: Kind<PastItem> = {
  kind: 'item',
  in: ({ items }) => items,
  say: sayItem,
  categoryOf: ({ categoryId }, { categories }) =>
    (categoryId && categories.get(categoryId)?.name) || null,
};

function differencesIn<Row extends PastCategory | PastItem>(
  before: MenuState,
  after: MenuState,
  { kind, in: rowsOf, say, categoryOf }: Kind<Row>,
): Found[] {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  if (old === now) return [];
  const of = (row: Row, state: MenuState) => ({
    ...{ kind, id: row.id, name: row.name, category: categoryOf(row, state) },
  });
  const changed = new Map<string, Found>();
  for (const [id, row] of now) {
    const was = old.get(id);
    if (was === row) continue;
    const differing = was && differingFields(kind, was, row);
    if (differing?.length === 0) continue;
    changed.set(id, () => ({
      ...of(row, after),
      change: was ? 'changed' : 'added',
      fields: fieldsOf(was ? say(was, before, differing) : [], say(row, after, differing)),
    }));
  }
  const removed = [...old.values()].filter(({ id }) => !now.has(id));
  return [
    ...inOrder([...now.values()].filter(({ id }) => changed.has(id))).map(({ id }) =>
      changed.get(id)!,
    ),
    ...inOrder(removed).map((row): Found => () => ({
      ...of(row, before),
      change: 'removed',
      fields: fieldsOf(say(row, before), []),
    })),
  ];
}

function fieldsOf(before: readonly Said[], after: readonly Said[]): FieldDifference[] {
  const old = new Map(before.map((said) => [said.field, said]));
  const now = new Map(after.map((said) => [said.field, said]));
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((field) => {
    const [{ text: then = '' } = {}, { text = '' } = {}] = [old.get(field), now.get(field)];
    const { label } = (now.get(field) ?? old.get(field))!;
    if (then === text) return [];
    const [said, becomes] = shown(field, then, text);
    return [{ field, label, before: said, after: becomes }];
  });
}

const MOVED = 'cambió';

function orderDifferences(before: MenuState, after: MenuState): FieldDifference[] {
  const parts = [
    ['categories', 'Orden de las categorías'],
    ['items', 'Orden de los ítems'],
  ] as const;
  return parts.flatMap(([part, label]) => {
    const [then, now] = [before[part], after[part]] as ReadonlyMap<
      string,
      PastCategory | PastItem
    >[];
    const isMoved = ({ id, displayOrder }: PastCategory | PastItem) =>
      then!.has(id) && then!.get(id)!.displayOrder !== displayOrder;
    if (then === now || ![...now!.values()].some(isMoved)) return [];
    const [old, current] = [then!, now!].map((rows) => {
      const staying = [...rows.values()].filter(({ id }) => then!.has(id) && now!.has(id));
      return orderIn(inOrder(staying), before, after);
    });
    return old === current ? [] : [{ field: `${part}.order`, label, before: '', after: MOVED }];
  });
}

/** Returns a comparable text of row IDs by category, for rows that stayed in their category. */
function orderIn(
  rows: readonly (PastCategory | PastItem)[],
  before: MenuState,
  after: MenuState,
): string {
  const byCategory = new Map<string | null, string[]>();
  for (const { id } of rows) {
    const [then, now] = [before, after].map(({ items }) => items.get(id)?.categoryId ?? null);
    if (then !== now) continue;
    const others = byCategory.get(now!);
    if (others) others.push(id);
    else byCategory.set(now!, [id]);
  }
  return JSON.stringify([...byCategory.entries()].sort());
}
