import type { Category } from '../categories/category.entity';
import type { Item } from '../items/item.entity';
import type { Menu } from '../menus/menu.entity';

/** Columns that are not content: IDs, and values that a write sets. */
type Given =
  | 'id'
  | 'menuId'
  | 'accountId'
  | 'restaurantId'
  | 'ownRestaurantName'
  | 'position'
  | 'tabName'
  | 'servedHours'
  | 'sharedId'
  | 'slug'
  | 'shortCode'
  | 'revision'
  | 'version'
  | 'updatedAt'
  | 'deletedAt';

/** A previous state of a row. Timestamps are strings, as Postgres formats them in JSON. */
type Past<Row> = {
  [Field in Exclude<keyof Row, Given>]: Row[Field] extends Date | null
    ? string | Extract<Row[Field], null>
    : Row[Field];
} & { readonly id: string; readonly version?: number };

export type PastMenu = Past<Menu>;
export type PastCategory = Past<Category>;
export type PastItem = Past<Item>;

export interface MenuState {
  readonly menu: PastMenu;
  readonly categories: ReadonlyMap<string, PastCategory>;
  readonly items: ReadonlyMap<string, PastItem>;
}

export type RowKind = 'menu' | 'category' | 'item';

/**
 * Columns of a row, or only its changed columns, as `menu_changes` stores them. `content` is null if the row did not
 * exist.
 */
export interface StoredRow {
  readonly kind: RowKind;
  readonly id: string;
  readonly content: Readonly<Record<string, unknown>> | null;
}

export function stateOf(rows: readonly StoredRow[]): MenuState {
  const of = <Row>(wanted: RowKind) =>
    rows
      .filter(({ kind }) => kind === wanted)
      .map(({ id, content }) => [id, { id, ...fieldsIn(content) } as Row] as const);
  const [[, menu] = []] = of<PastMenu>('menu');
  return {
    menu: menu!,
    categories: new Map(of<PastCategory>('category')),
    items: new Map(of<PastItem>('item')),
  };
}

/** Returns the state before the changes, by applying the previous values to the state after them. */
export function stateBefore(after: MenuState, changed: readonly StoredRow[]): MenuState {
  const own = changed.filter(({ kind }) => kind === 'menu');
  return {
    menu: own.reduce((menu, { content }) => ({ ...menu, ...fieldsIn(content) }), after.menu),
    categories: rowsBefore(after.categories, changed, 'category'),
    items: rowsBefore(after.items, changed, 'item'),
  };
}

/** Returns the same map if no row of the kind changed. */
function rowsBefore<Row extends object>(
  after: ReadonlyMap<string, Row>,
  changed: readonly StoredRow[],
  wanted: RowKind,
): ReadonlyMap<string, Row> {
  const past = changed.filter(({ kind }) => kind === wanted);
  if (past.length === 0) return after;
  const before = new Map(after);
  for (const { id, content } of past) {
    if (content === null) before.delete(id);
    else before.set(id, { id, ...before.get(id), ...fieldsIn(content) } as unknown as Row);
  }
  return before;
}

/** Renames columns to the entities' field names. */
export const fieldsIn = (content: StoredRow['content']) =>
  Object.fromEntries(
    Object.entries(content ?? {}).map(([column, value]) => [
      column.replace(/_[a-z]/g, ([, letter]) => letter!.toUpperCase()),
      value,
    ]),
  );

/** Sorts rows as diners see them: by display order, then by age. */
export const inOrder = <Row extends Pick<PastItem, 'displayOrder' | 'createdAt' | 'id'>>(
  rows: Iterable<Row>,
): Row[] =>
  [...rows].sort(
    (one, other) =>
      one.displayOrder - other.displayOrder ||
      compare(one.createdAt, other.createdAt) ||
      compare(one.id, other.id),
  );

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
